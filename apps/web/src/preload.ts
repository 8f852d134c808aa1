/** What was asked for beside a script, by its file. */
const asked: Record<string, Promise<unknown> | undefined> = {};

/**
 * Loads a script, and at the same time what it needs beside it: further scripts, and style sheets, without which nothing is
 * shown. It stands in the place of Vite's own (`vite.config.ts`), which is part of every first load and three times as long.
 */
export const preload = async <Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> => {
  await Promise.all(files.map(async (file) => (asked[file] ??= ask(`/${file}`, file))));
  return load();
};

async function ask(href: string, file: string): Promise<void> {
  const isStyle = file.endsWith(".css");
  const rel = isStyle ? "stylesheet" : "modulepreload";
  // The page itself asks for those of its first script, and a first sight for what it is drawn with.
  const there = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  const link = there ?? Object.assign(document.createElement("link"), { rel, href, crossOrigin: "" });
  if (!there) document.head.append(link);
  if (!isStyle || link.sheet) return;
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      // The next time it may come.
      link.remove();
      asked[file] = undefined;
      reject(new Error(`${href} did not come`));
    });
  });
}

/** As Vite's build calls it. */
export { preload as __vitePreload };
