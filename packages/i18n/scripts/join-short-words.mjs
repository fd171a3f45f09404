/** A hyphen after one letter or two capital letters: `E-Mail`, `QR-Code`. It is not in an address such as `/a-b`. */
const hyphen = /(?<![\p{L}\p{M}\p{N}/.@_-])(\p{L}|\p{Lu}{2})-(?=\p{L})/gu;

/**
 * Keeps such a word on one line: browsers break a line after each hyphen. The word joiner (U+2060) is invisible in every font, and the search of
 * browsers ignores it. The fonts of the shop lack the no-break hyphen (U+2011).
 * @param {string} text
 * @returns {string}
 */
export const joinShortWords = (text) => text.replace(hyphen, '$1-\u2060');
