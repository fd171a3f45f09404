import { describeMessage, listNeededCategories, listPlaceholders } from './message.mjs';

/** @typedef {import('./languages.mjs').Language} Language */
/** @typedef {import('./catalogue.mjs').Texts} Texts */

/**
 * Returns the faults in a catalogue of a language: missing, unknown and repeated keys, another order than in English, lost or
 * unknown placeholders, plural categories that do not fit the language, two full stops after a date, percentages that are not written as in the
 * CLDR, and messages that are not valid.
 * @param {Language} language
 * @param {{ source: Texts, own: Texts, inherited?: Texts }} catalogue the English texts, the language's own and those of its fallback
 * @returns {string[]} one sentence per fault
 */
export function listFaults(language, { source, own, inherited }) {
  const keys = Object.keys(source);
  const texts = { ...inherited, ...own };
  return [
    ...Object.keys(own)
      .filter((key) => !(key in source))
      .map((key) => `"${key}" is not used any more`),
    ...keys.filter((key) => !texts[key]).map((key) => `"${key}" is not translated: ${source[key]}`),
    ...Object.entries(own)
      .filter(([key, text]) => inherited?.[key] === text)
      .map(([key]) => `"${key}" is the same as in ${language.fallback}, remove it`),
    ...listOrderFaults(keys, Object.keys(own)),
    ...keys.filter((key) => own[key]).flatMap((key) => listMessageFaults(language, source[key], own[key]).map((fault) => `"${key}" ${fault}`)),
  ];
}

/** Languages that inflect names in greetings leave out the name. */
const optional = new Set(['{firstName}']);

/** Placeholders whose value is a long date. */
const dates = ['asksAgain', 'day', 'last', 'madeAt', 'placedOn'];

const fullStopAfterDate = new RegExp(`\\{(${dates.join('|')})\\}(?:</\\d+>)?\\.`, 'g');

/** Hungarian and three other languages end a long date with a full stop: a second one must not follow it. */
function listDateFaults(tag, text) {
  const names = [...text.matchAll(fullStopAfterDate)].map(([, name]) => name);
  // A date formatter is created only for the few texts that need it: creating one for each text took half of the time of the whole check.
  if (names.length === 0 || !new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(0).endsWith('.')) return [];
  return names.map((name) => `has a full stop after {${name}}`);
}

/** Expects the spacing of percentages that the language has in the CLDR: none, or a no-break space. */
function listPercentFaults(tag, text) {
  const literals = new Intl.NumberFormat(tag, { style: 'percent' }).formatToParts(0.05).filter(({ type }) => type === 'literal');
  const spacing = literals.map(({ value }) => value).join('');
  return [...text.matchAll(/\p{Nd}+(\s*)%/gu)]
    .filter(([, found]) => found !== spacing)
    .map(([found]) => `has "${found}" with ${spacing === '' ? 'a space' : 'no no-break space'} before the percent sign`);
}

/** Expects the order of the English file, so that files can be compared line by line. */
function listOrderFaults(keys, ownKeys) {
  const wanted = keys.filter((key) => ownKeys.includes(key));
  const present = ownKeys.filter((key) => keys.includes(key));
  const first = present.findIndex((key, index) => key !== wanted[index]);
  return first === -1 ? [] : [`"${present[first]}" is where English has "${wanted[first]}"`];
}

/** @param {Language} language */
function listMessageFaults({ tag }, english, text) {
  const source = describeMessage(english);
  let described;
  try {
    described = describeMessage(text, tag);
  } catch (error) {
    return [`is not a valid message: ${error.message.split('\n')[0]}`];
  }
  const [wanted, found] = [listPlaceholders(source), listPlaceholders(described)];
  return [
    ...listDateFaults(tag, text),
    ...listPercentFaults(tag, text),
    ...wanted.filter((placeholder) => !found.includes(placeholder) && !optional.has(placeholder)).map((placeholder) => `lost ${placeholder}`),
    ...found.filter((placeholder) => !wanted.includes(placeholder)).map((placeholder) => `has the unknown ${placeholder}`),
    ...[...described.args]
      .filter(([name, kind]) => kind === 'number' && source.args.get(name) === 'text')
      .map(([name]) => `uses {${name}} as a number; its value is a text`),
    ...described.plurals.flatMap(({ argument, categories, type }) =>
      listNeededCategories(tag, type)
        .filter((category) => !categories.includes(category))
        .map((category) => `lacks the plural "${category}" of {${argument}}`),
    ),
  ];
}
