import { parse } from '@messageformat/parser';

/** @typedef {import('@messageformat/parser').Token} Token */
/** @typedef {'text' | 'number'} ArgumentKind what a value must be: plurals and number formats need a number */

const tag = /<\/?\d+\/?>/g;

/**
 * Returns the variable parts of an ICU message: its arguments with their kinds, its tags (`<0>`), and its plurals.
 * @param {string} message
 * @param {string} [locale] BCP 47; refuses plural categories that the language does not have
 * @throws {Error} if it is not valid ICU MessageFormat
 */
export function describeMessage(message, locale) {
  const options = locale
    ? { strict: true, cardinal: listCategories(locale, 'cardinal'), ordinal: listCategories(locale, 'ordinal') }
    : { strict: true };
  /** @type {Map<string, ArgumentKind>} */
  const args = new Map();
  /** @type {Set<string>} */
  const tags = new Set();
  /** @type {{ argument: string, categories: string[], type: 'cardinal' | 'ordinal' }[]} */
  const plurals = [];
  collect(parse(message, options), { args, tags, plurals });
  return { args, tags, plurals };
}

/** @param {readonly Token[]} tokens */
function collect(tokens, found) {
  for (const token of tokens) {
    if (token.type === 'content') for (const [name] of token.value.matchAll(tag)) found.tags.add(name);
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    const isPlural = token.type === 'plural' || token.type === 'selectordinal';
    if (isPlural || (token.type === 'function' && token.key === 'number')) found.args.set(token.arg, 'number');
    else if (!found.args.has(token.arg)) found.args.set(token.arg, 'text');
    if (!('cases' in token)) continue;
    const type = token.type === 'selectordinal' ? 'ordinal' : 'cardinal';
    if (isPlural) found.plurals.push({ argument: token.arg, type, categories: token.cases.map(({ key }) => key) });
    for (const { tokens: inner } of token.cases) collect(inner, found);
  }
}

/**
 * Returns the placeholders of a message: `{count}`, `<0>`.
 * @param {ReturnType<typeof describeMessage>} described
 */
export const listPlaceholders = ({ args, tags }) => [...[...args.keys()].map((name) => `{${name}}`), ...tags];

/** Plural rules by language and type. Creating them takes longer than using them. */
const pluralRules = new Map();

function getPluralRules(locale, type) {
  const key = `${locale} ${type}`;
  if (!pluralRules.has(key)) pluralRules.set(key, new Intl.PluralRules(locale, { type }));
  return pluralRules.get(key);
}

const listCategories = (locale, type) => getPluralRules(locale, type).resolvedOptions().pluralCategories;

const neededCategories = new Map();

/**
 * Returns the plural categories that whole numbers up to 1000 have in a language. Others (`many` for a million in Spanish, for
 * fractions in Czech) may be left out.
 * @param {string} locale
 * @param {'cardinal' | 'ordinal'} type
 */
export function listNeededCategories(locale, type) {
  const rules = getPluralRules(locale, type);
  if (!neededCategories.has(rules)) {
    neededCategories.set(rules, [...new Set(['other', ...Array.from({ length: 1001 }, (_, number) => rules.select(number))])]);
  }
  return neededCategories.get(rules);
}
