/**
 * Cuts a text to a length and adds an ellipsis, between two words if that costs only a few characters.
 * Never cuts within a visible character.
 * @param length in visible characters, the ellipsis included
 */
export function truncateText(text: string, length: number): string {
  // A character has at least one unit, so this text is short enough.
  if (text.length <= length) return text;
  const letters = splitGraphemes(text);
  if (letters.length <= length) return text;
  const cut = letters.slice(0, length - 1).join('');
  const space = cut.lastIndexOf(' ');
  const isBetweenWords = letters[length - 1] === ' ';
  return `${(isBetweenWords || space < Math.max(1, cut.length - maxStubLength) ? cut : cut.slice(0, space)).replace(/[\s,;:–-]+$/, '')}…`;
}

/** Units of a word that may be dropped to end between two words. */
const maxStubLength = 20;

/** Browsers without Intl.Segmenter use code points. */
const splitGraphemes = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : Array.from(text);
