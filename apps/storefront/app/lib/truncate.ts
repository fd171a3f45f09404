/**
 * A text cut to a length, with an ellipsis where something is missing; between two words if that costs no more than a few
 * letters. What a reader sees as one letter is never cut in two.
 * @param length in letters as they are read, the ellipsis included
 */
export function truncated(text: string, length: number): string {
  // No letter is shorter than one unit: what has no more units has no more letters.
  if (text.length <= length) return text;
  const letters = lettersOf(text);
  if (letters.length <= length) return text;
  const cut = letters.slice(0, length - 1).join('');
  const space = cut.lastIndexOf(' ');
  const isBetweenWords = letters[length - 1] === ' ';
  return `${(isBetweenWords || space < Math.max(1, cut.length - longestStub) ? cut : cut.slice(0, space)).replace(/[\s,;:–-]+$/, '')}…`;
}

/** Units of a word that are given up for an end between two words. */
const longestStub = 20;

/** Browsers without a segmenter take code points. */
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : Array.from(text);
