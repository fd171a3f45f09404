/** Returns the pattern of `like` for texts that start with this text, in lower case. */
export const toStartPattern = (text: string): string => `${text.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`;
