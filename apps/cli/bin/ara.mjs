#!/usr/bin/env node
// Plain JavaScript, so that an old Node can say what is wrong instead of tripping over a type.
const needed = 24;
if (Number(process.versions.node.split(".")[0]) < needed) {
  console.error(
    `ara needs Node ${needed} or newer, this is ${process.version}.\n` +
      "In the repository, `npx ara ...` and `npm start` bring their own once `npm ci` has run.",
  );
  process.exit(2);
}
// What Node has read and compiled once it need not read again: every later start is faster.
const { enableCompileCache } = await import("node:module");
enableCompileCache();
const { main } = await import("../src/main.ts");
process.exitCode = await main(process.argv.slice(2));
