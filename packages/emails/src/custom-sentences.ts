import type { MailTexts } from './texts/mail-texts.ts';
import { findParameters, type Parameters } from './text-parameters.ts';

/** A sentence of the shop's mails that the merchant can change. */
export interface MailSentence {
  /** Such as `order.subject`, or `orderNews.letters.shipped.lines.1+hasMore`: the second line if more parcels follow. */
  key: string;
  /** With placeholders, such as `{orderNumber}`. */
  original: string;
}

/** A merchant's own sentences by key. */
export type CustomSentences = ReadonlyMap<string, string>;

/** Returns the placeholders that a sentence lacks, and the unknown ones that it contains. */
export function checkSentence(original: string, text: string): { missing: string[]; unknown: string[] } {
  const [wanted, found] = [listPlaceholders(original), listPlaceholders(text)];
  return { missing: wanted.filter((name) => !found.includes(name)), unknown: found.filter((name) => !wanted.includes(name)) };
}

const listPlaceholders = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name))];

interface Catalogue {
  sentences: MailSentence[];
  /** By position and text, because a line may differ between cases. */
  keys: Map<string, string>;
}

const catalogues = new WeakMap<MailTexts, Catalogue>();

/** Returns every sentence of a language by evaluating its texts for each case. */
export function getCatalogue(texts: MailTexts): Catalogue {
  const known = catalogues.get(texts);
  if (known) return known;
  const made: Catalogue = { sentences: [], keys: new Map() };
  collect(made, texts, '');
  catalogues.set(texts, made);
  return made;
}

type TextFunction = (...values: unknown[]) => unknown;

function collect(catalogue: Catalogue, content: unknown, path: string): void {
  if (typeof content === 'string') {
    add(catalogue, content, { place: path, key: path });
  } else if (typeof content === 'function') {
    const parameters = findParameters(path);
    if (!parameters) return;
    for (const textCase of listCases(parameters))
      walk((content as TextFunction)(...buildMarkers(parameters, textCase)), path, (text, { place, key }) =>
        add(catalogue, text, { place, key: key + textCase.map((name) => getFlagSign(parameters, name) + name).join('') }),
      );
  } else if (typeof content === 'object' && content !== null) {
    for (const [name, inner] of Object.entries(content)) collect(catalogue, inner, path === '' ? name : `${path}.${name}`);
  }
}

function add({ sentences, keys }: Catalogue, original: string, { place, key }: { place: string; key: string }): void {
  if (original === '' || keys.has(`${place}\n${original}`)) return;
  keys.set(`${place}\n${original}`, key);
  sentences.push({ key, original });
}

/** Visits each text with its position (shared by lines) and its key. */
function walk(content: unknown, path: string, visit: (text: string, at: { place: string; key: string }) => void, place = path): void {
  if (typeof content === 'string') visit(content, { place, key: path });
  else if (Array.isArray(content)) content.forEach((line, index) => walk(line, `${path}.${index}`, visit, place));
  else if (typeof content === 'object' && content !== null)
    for (const [name, inner] of Object.entries(content)) walk(inner, `${path}.${name}`, visit, `${place}.${name}`);
}

/** Returns the cases of a mail: combinations of set flags and missing values, the default first. */
function listCases({ optional, flags }: Parameters): string[][] {
  const names = [...flags, ...optional];
  const subsets = names.reduce<string[][]>((found, name) => [...found, ...found.map((subset) => [...subset, name])], [[]]);
  return subsets.sort((a, b) => a.length - b.length);
}

const getFlagSign = ({ flags }: Parameters, name: string): string => (flags.includes(name) ? '+' : '-');

function buildMarkers({ names, isObject, flags }: Parameters, textCase: readonly string[]): unknown[] {
  const marker = (name: string) => (flags.includes(name) ? textCase.includes(name) : textCase.includes(name) ? '' : `{${name}}`);
  return isObject ? [Object.fromEntries(names.map((name) => [name, marker(name)]))] : names.map(marker);
}

/** Returns the texts with the merchant's own sentences in place of the originals. */
export function applyCustomSentences(texts: MailTexts, words: CustomSentences): MailTexts {
  const { keys } = getCatalogue(texts);
  const findCustomSentence = (place: string, original: string): string | undefined => {
    const key = keys.get(`${place}\n${original}`);
    return key === undefined ? undefined : words.get(key);
  };
  return replaceTexts(texts, '', findCustomSentence) as MailTexts;
}

type FindCustomSentence = (place: string, original: string) => string | undefined;

function replaceTexts(content: unknown, path: string, findCustomSentence: FindCustomSentence): unknown {
  if (typeof content === 'string') return findCustomSentence(path, content) ?? content;
  if (typeof content === 'function') return wrapTextFunction(content as TextFunction, path, findCustomSentence);
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, inner]) => [name, replaceTexts(inner, path === '' ? name : `${path}.${name}`, findCustomSentence)]),
  );
}

function wrapTextFunction(original: TextFunction, path: string, findCustomSentence: FindCustomSentence): TextFunction {
  const parameters = findParameters(path);
  if (!parameters) return original;
  return (...given) => {
    const values = collectValues(parameters, given);
    const textCase = [...parameters.flags.filter((name) => values[name] === true), ...parameters.optional.filter((name) => values[name] === '')];
    return mergeTexts(original(...buildMarkers(parameters, textCase)), original(...given), path, (place, sentence) => {
      const word = findCustomSentence(place, sentence);
      return word?.replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name]));
    });
  };
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : '');

const collectValues = ({ names, isObject }: Parameters, given: readonly unknown[]): Record<string, unknown> =>
  isObject ? (given[0] as Record<string, unknown>) : Object.fromEntries(names.map((name, index) => [name, given[index]]));

function mergeTexts(pattern: unknown, content: unknown, place: string, findCustomSentence: FindCustomSentence): unknown {
  if (typeof pattern === 'string') return findCustomSentence(place, pattern) ?? content;
  if (Array.isArray(pattern)) return pattern.map((line, index) => mergeTexts(line, (content as unknown[])[index], place, findCustomSentence));
  if (typeof pattern !== 'object' || pattern === null) return content;
  return Object.fromEntries(
    Object.entries(pattern).map(([name, inner]) => [
      name,
      mergeTexts(inner, (content as Record<string, unknown>)[name], `${place}.${name}`, findCustomSentence),
    ]),
  );
}
