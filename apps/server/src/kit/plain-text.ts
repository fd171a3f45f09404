/** Control characters other than tab and newline; PostgreSQL and mail programs reject some of them. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Cleans the input of a field with several lines: line breaks become `\n`, and control characters are removed. */
export const toPlainText = (typed: string): string => typed.replace(/\r\n?/g, '\n').replace(UNSEEN, '').trim();
