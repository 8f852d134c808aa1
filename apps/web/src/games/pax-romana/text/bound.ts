/** A number stays on one line with what it counts. */
export const bound = (text: string): string => text.replaceAll(/(\d|\/) (?=[MBKG]P\b|GOP\b|CVP\b|%|\/)/g, "$1\u00a0");
