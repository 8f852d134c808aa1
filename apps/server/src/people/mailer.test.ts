import { createServer, type AddressInfo, type Socket } from "node:net";
import { expect, test } from "vitest";
import { smtpMailer } from "./mailer.ts";

/** A server for mails that cannot encrypt; what it was told. */
async function plainServer() {
  const heard: string[] = [];
  const answers: readonly (readonly [string, string])[] = [
    ["EHLO", "250 plain.example"],
    ["STARTTLS", "502 not here"],
    ["DATA", "354 go on"],
    ["QUIT", "221 bye"],
  ];
  const answer = (socket: Socket, line: string): void => {
    heard.push(line);
    socket.write(`${answers.find(([verb]) => line.startsWith(verb))?.[1] ?? "250 ok"}\r\n`);
  };
  const server = createServer((socket) => {
    socket.write("220 plain.example\r\n");
    socket.on("data", (part) => {
      const lines = part
        .toString()
        .split("\r\n")
        .filter((line) => line !== "");
      // Of a mail only its end is answered.
      if (heard.at(-1) === "DATA") answer(socket, lines.at(-1)!);
      else for (const line of lines) answer(socket, line);
    });
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = `smtp://user:password@127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { heard, url, close: () => new Promise((resolve) => server.close(resolve)) };
}
const MAIL = { to: "livia@example.org", subject: "Ara Pacis", text: "https://ara.example/account#secret" };

test("a server for mails elsewhere that does not encrypt is told nothing: no password, no address, no link", async () => {
  const { heard, url, close } = await plainServer();
  await expect(smtpMailer(url, "ara@example.org", true).send(MAIL)).rejects.toThrow();
  const said = heard.join(" ");
  for (const secret of ["AUTH", "MAIL", "livia", "secret"]) expect(said).not.toContain(secret);
  // On this machine nobody is at the wire.
  await smtpMailer(url.replace("user:password@", ""), "ara@example.org").send(MAIL);
  expect(heard).toContainEqual(expect.stringMatching(/^RCPT TO:<livia@example.org>/));
  await close();
});
