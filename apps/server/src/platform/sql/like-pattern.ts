/** Escapes a text for `like`, so that its `%`, `_` and `\` match only themselves. */
export const escapeLike = (text: string): string => text.replace(/[%_\\]/g, String.raw`\$&`);

/** Returns the pattern of `like` for texts that start with this text, in lower case. */
export const toStartPattern = (text: string): string => `${escapeLike(text.toLowerCase())}%`;
