import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { frameOf } from "./line.ts";

/** What a client of the library reads that writes frames of ours and of its own. */
async function read(texts: readonly string[]): Promise<string[]> {
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
  server.on("connection", (client, { socket }) => {
    for (const text of texts) {
      socket.write(frameOf(text), "latin1");
      client.send(`after ${Buffer.byteLength(text)}`);
    }
    client.close(4001);
  });
  await new Promise((resolve) => void server.once("listening", resolve));
  const client = new WebSocket(`ws://localhost:${(server.address() as { port: number }).port}`);
  const heard: string[] = [];
  client.on("message", (data) => heard.push((data as Buffer).toString()));
  const code = await new Promise((resolve) => void client.on("close", resolve));
  await new Promise((resolve) => server.close(resolve));
  expect(code).toBe(4001);
  return heard;
}

test("texts of every length arrive as they were sent, in order with what the library sends", async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => "x".repeat(length));
  const all = [...texts, "Köln — 羅馬 🏛".repeat(20)];
  expect(await read(all)).toEqual(all.flatMap((text) => [text, `after ${Buffer.byteLength(text)}`]));
});
