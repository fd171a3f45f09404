/* A brace after a plural category starts a text; any other brace is an argument. */
const argument = /(?<!\b(?:zero|one|two|few|many|other)\s*|=\d+\s*)\{\s*(\w+)\s*(?=[,}])/g;
const tag = /<\/?\d+\/?>/g;

/**
 * Returns the arguments and tags of an ICU text: `{count}`, `<0>`. Plural categories differ between languages and are ignored.
 * @param {string} text
 * @returns {Set<string>}
 */
export const listPlaceholders = (text) => new Set([...[...text.matchAll(argument)].map(([, name]) => `{${name}}`), ...(text.match(tag) ?? [])]);
