/** Control characters other than tab and newline; PostgreSQL and mail programs reject some of them. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Returns a text with `\n` as its only line break and without other control characters. */
export const normalizeText = (message: string): string => message.replace(/\r\n?/g, '\n').replace(UNSEEN, '');
