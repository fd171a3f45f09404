/** Nothing that a line of a letter, or a mail's header, could not hold. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f]/g;

/** What somebody typed into a field of one line, without what is unseen in it and spaces around it. */
export const oneLine = (typed: string): string => typed.replace(CONTROL, ' ').trim();
