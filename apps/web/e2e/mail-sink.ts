import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** A mail server that keeps what it is given: the texts of mails, as they came. */
export async function mailSink(): Promise<{ readonly port: number; readonly mails: string[]; close(): void }> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let [buffer, isData] = ["", false];
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say("220 sink");
    socket.on("error", () => undefined);
    socket.on("data", (part) => {
      buffer += part.toString();
      for (;;) {
        const end = isData ? "\r\n.\r\n" : "\r\n";
        const at = buffer.indexOf(end);
        if (at < 0) return;
        const text = buffer.slice(0, at);
        buffer = buffer.slice(at + end.length);
        if (isData) mails.push(text);
        const isNext: boolean = !isData && /^DATA/i.test(text);
        if (/^QUIT/i.test(text) && !isData) socket.end("221 bye\r\n");
        else say(isNext ? "354 go on" : "250 ok");
        isData = isNext;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return { port: (server.address() as AddressInfo).port, mails, close: () => server.close() };
}

/** A mail as it is read: lines that were folded are whole again. */
export const readMail = (raw: string): string =>
  raw
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
