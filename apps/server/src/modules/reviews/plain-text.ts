/**
 * Cleans plain text: removes invisible characters that change how text is shown (control characters, bidirectional overrides, zero
 * bytes that PostgreSQL refuses), unifies line breaks and allows one empty line in a row. Text that looks like HTML stays text.
 */
export const cleanPlainText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(unseen, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Control characters except line breaks and tabs, bidirectional marks, and lone surrogates. */
const unseen = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

/** Shortens `Ana Novak` to `Ana N.`, so that the review has a name but does not identify the person. */
export function shortenAuthor(typed: string): string {
  const [first = '', ...more] = cleanPlainText(typed).split(/\s+/).filter(Boolean);
  const [initial] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(more.at(-1) ?? '');
  return initial ? `${first} ${initial.segment.toLocaleUpperCase()}${initial.segment.endsWith('.') ? '' : '.'}` : first;
}
