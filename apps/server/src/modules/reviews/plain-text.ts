/**
 * What somebody typed, as the plain text it is: characters that nobody sees and that change how the rest is shown (controls,
 * reversed writing, zero bytes that PostgreSQL refuses) are left out, line ends are one kind, and at most one line in a row
 * is empty. Whatever looks like a tag stays what it is, text.
 */
export const plainText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(unseen, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Controls but for line ends and tabs, marks that turn the direction of writing, lone halves of characters. */
const unseen = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

/** `Ana Novak` is shown as `Ana N.`: enough to know that a person wrote it, too little to find the person. */
export function shownAuthor(typed: string): string {
  const [first = '', ...more] = plainText(typed).split(/\s+/).filter(Boolean);
  const [initial] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(more.at(-1) ?? '');
  return initial ? `${first} ${initial.segment.toLocaleUpperCase()}${initial.segment.endsWith('.') ? '' : '.'}` : first;
}
