/** "Your turn" where it is seen though another page is in front: the title of the window, and its icon. */
const DOT = "● ";

const MARKED =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#8c2f2a" d="M4 5h24v4H4zm2 6h20v14H6zm-3 16h26v3H3z"/><circle cx="23" cy="9" r="8.5" fill="#fff"/><circle cx="23" cy="9" r="7" fill="#c8102e"/></svg>',
  );

let usual: string | undefined;

/** Says in title and icon whether somebody here is to decide. */
export function showTurn(isMine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (link) {
    usual ??= link.href;
    link.href = isMine ? MARKED : usual;
  }
  const bare = document.title.replace(DOT, "");
  document.title = isMine ? `${DOT}${bare}` : bare;
}
