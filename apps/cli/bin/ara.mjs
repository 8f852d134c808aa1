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
// What Node has read and compiled once it need not read again: every later start is faster. What is kept there is run, so it
// lies where nobody else can write, not in the temporary folder that all share.
const { enableCompileCache } = await import("node:module");
const { fileURLToPath } = await import("node:url");
enableCompileCache(
  process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL("../../../node_modules/.cache/ara", import.meta.url)),
);
const { main } = await import("../src/main.ts");
process.exitCode = await main(process.argv.slice(2));
