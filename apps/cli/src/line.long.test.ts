import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket as NetSocket } from "node:net";
import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";
import { FRAME, PortTable, REPLY, serve, socketPort, type Port, type Socket } from "@ara/protocol";
import { micatioTable, tableContract, type MicatioAtTable } from "@ara/protocol/testing";

const OPTIONS = { newId: () => randomUUID(), expected: { id: "micatio", rules: [1] } };

tableContract("a table in a worker", async (seats) => {
  const worker = new Worker(new URL("testing/table-worker.ts", import.meta.url), { workerData: seats });
  const port: Port = {
    post: (message) => worker.postMessage(message),
    listen: (listener) => void worker.on("message", listener),
    close: () => void worker.terminate(),
  };
  const table = await PortTable.open<MicatioAtTable>(port, OPTIONS);
  return {
    table,
    async close() {
      table.close();
      await worker.terminate();
    },
  };
});

/** A line of text is a message. */
const lines = (socket: NetSocket): Socket => ({
  send: (text) => void socket.write(`${text}\n`),
  onText: (listener) => void createInterface({ input: socket }).on("line", listener),
  close: () => socket.destroy(),
});

tableContract("a table at the other end of a socket", async (seats) => {
  const { table } = micatioTable(seats);
  await table.start();
  const server = createServer((socket) => {
    serve(table, socketPort(lines(socket), FRAME), { seats: [0, 1], spectates: true });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  const far = await PortTable.open<MicatioAtTable>(socketPort(lines(socket), REPLY), OPTIONS);
  return {
    table: far,
    close() {
      far.close();
      server.close();
    },
  };
});
