/** Control characters, those that turn the direction of writing, invisible ones, line ends, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/**
 * A text from outside, as it can be printed: what would move the cursor, change colours or pass for another text is spelled
 * out.
 */
export const escaped = (text: string): string =>
  text.replaceAll(UNPRINTABLE, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`);
