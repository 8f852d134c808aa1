import type { Page } from "playwright-core";

export interface PlayByText {
  /** Picks one of the commands on offer; the first by default. */
  readonly choose?: (commands: readonly string[], turn: number) => string;
  /** Called before every command, with the question it answers. */
  readonly onQuestion?: (question: string, turn: number) => void | Promise<void>;
  /** So many commands at most. */
  readonly limit?: number;
}

export interface PlayedByText {
  readonly commands: number;
  readonly verdict: string;
}

const WAIT = { timeout: 60_000 };

/**
 * Plays the game at /text/<id> to its end by typing commands and nothing else, but for the button that says who has
 * taken over the screen. The page must be at that address already.
 */
export async function playByText(page: Page, options: PlayByText = {}): Promise<PlayedByText> {
  const { choose = (commands) => commands[0]!, onQuestion, limit = 2000 } = options;
  for (let typed = 0; typed < limit;) {
    await page.waitForSelector("[data-result], [data-confirm], [data-pass-on], [data-command]", WAIT);
    if (await page.$("[data-result]")) {
      return { commands: typed, verdict: (await page.textContent(".text-verdict")) ?? "" };
    }
    const pass = await page.$("[data-confirm], [data-pass-on]");
    if (pass) {
      await pass.focus();
      await page.keyboard.press("Enter");
      await page.waitForFunction((button) => !button.isConnected, pass, WAIT);
      continue;
    }
    const { commands, question, version } = await page.evaluate(() => ({
      commands: [...document.querySelectorAll("[data-command]")].map((button) => button.getAttribute("data-command")!),
      question: document.querySelector("[data-version]")?.textContent ?? "",
      version: document.querySelector("[data-version]")?.getAttribute("data-version") ?? "",
    }));
    if (commands.length === 0) continue;
    await onQuestion?.(question, typed);
    await typeCommand(page, choose(commands, typed));
    typed++;
    await page.waitForFunction(
      (before) => document.querySelector("[data-version]")?.getAttribute("data-version") !== before,
      version,
      WAIT,
    );
  }
  throw new Error(`the game is not over after ${limit} commands`);
}

/** Types a line into the command line, as a person would. */
async function typeCommand(page: Page, command: string): Promise<void> {
  await page.focus("#text-command");
  await page.keyboard.type(command);
  await page.keyboard.press("Enter");
}

/** Asks something and gives back the lines of the answer. */
export async function askByText(page: Page, command: string): Promise<string[]> {
  const before = await page.locator(".text-entry").last().textContent();
  await typeCommand(page, command);
  await page.waitForFunction(
    ([last, typed]) => {
      const entries = [...document.querySelectorAll(".text-entry")];
      const at = entries.findLastIndex((entry) => entry.classList.contains("text-input"));
      return (
        at >= 0 &&
        at < entries.length - 1 &&
        entries[at]!.textContent.includes(typed!) &&
        entries.at(-1)!.textContent !== last
      );
    },
    [before, command],
    WAIT,
  );
  return page.locator(".text-entry").last().locator("p").allTextContents();
}
