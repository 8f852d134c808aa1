import { createTransport } from "nodemailer";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whatever sends mails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const isNear = (url: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(url).host);

/**
 * Sends by a server for mails: "smtps://user:password@mail.example". Elsewhere than on this machine nothing is said to it before the
 * line is encrypted: not the password, and no link.
 */
export function smtpMailer(url: string, from: string, requireTLS = !isNear(url)): Mailer {
  const transport = createTransport({ url, requireTLS, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}
