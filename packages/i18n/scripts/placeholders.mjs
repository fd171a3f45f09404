/* The brace of a plural's branch begins a text, any other one an argument. */
const argument = /(?<!\b(?:zero|one|two|few|many|other)\s*|=\d+\s*)\{\s*(\w+)\s*(?=[,}])/g;
const tag = /<\/?\d+\/?>/g;

/**
 * The names that a text (ICU) fills in, and the tags it wraps words in: `{count}`, `<0>`. Which branches a plural
 * has is a language's own affair.
 * @param {string} text
 * @returns {Set<string>}
 */
export const placeholdersOf = (text) => new Set([...[...text.matchAll(argument)].map(([, name]) => `{${name}}`), ...(text.match(tag) ?? [])]);
