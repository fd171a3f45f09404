/** Control characters, which are not allowed in email headers and single-line fields. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f]/g;

/** Cleans the input of a single-line field: control characters become spaces, and the text is trimmed. */
export const toOneLine = (typed: string): string => typed.replace(CONTROL, ' ').trim();
