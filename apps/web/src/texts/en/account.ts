/** What the screen of one's account says, in English; the type of the other languages. */
const en = {
  title: "Account",
  guest: ({ name }: { name: string }) => `You are here as a guest: ${name}.`,
  member: ({ name }: { name: string }) => `You are signed in as ${name}.`,
  nobody: "You are not signed in. To play you need not be.",
  toLobby: "To the tables",
  signOut: "Sign out",
  forgetGuest: "Forget this guest",
  signedOut: "You are signed out.",
  signIn: "Sign in",
  signInText: "You are a member already? Your device or your key chain has your passkey.",
  signInAsGuest: "You are a member already? Sign in; the tables of this guest stay behind.",
  withPasskey: "Sign in with a passkey",
  signedIn: "Welcome back.",
  noPasskeys: "Passkeys work on https and on this machine itself (localhost), and this page came another way.",
  become: "Become a member",
  becomeText:
    "Your tables stay yours on every device, and your name belongs to you alone. There is no password: a passkey stays on your device or in your key chain, and only its public half comes to us.",
  name: "Your name",
  addPasskey: "Add a passkey",
  isMember: "You are a member now.",
  passkeys: "Passkeys",
  passkeysText: "Add one for each device, or one that your devices share.",
  passkeyAdded: "The passkey is added.",
  otherDevice: "Unknown device",
  added: ({ when }: { when: string }) => `added ${when}`,
  used: ({ when }: { when: string }) => `last used ${when}`,
  synced: "on several devices",
  remove: "Remove",
  removed: "It is removed.",
};

export default en;
export type AccountTexts = typeof en;
