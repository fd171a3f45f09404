import type { MailTexts } from './mail-texts.ts';
import { parametersAt, type Parameters } from './text-parameters.ts';

/** One sentence of the shop's mail, as it can be changed. */
export interface MailSentence {
  /** Such as `order.subject`, or `orderNews.letters.shipped.lines.1+hasMore`: the second line where more follows. */
  key: string;
  /** With `{orderNumber}` where the order's number goes. */
  original: string;
}

/** A merchant's own sentences by key. */
export type MailWords = ReadonlyMap<string, string>;

/** Which placeholders a sentence has to have and lacks, and which it has and must not. */
export function checkSentence(original: string, text: string): { missing: string[]; unknown: string[] } {
  const [wanted, found] = [placeholdersOf(original), placeholdersOf(text)];
  return { missing: wanted.filter((name) => !found.includes(name)), unknown: found.filter((name) => !wanted.includes(name)) };
}

const placeholdersOf = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name))];

interface Catalogue {
  sentences: MailSentence[];
  /** By where it stands and what it says: a line may say different things on one occasion and another. */
  keys: Map<string, string>;
}

const catalogues = new WeakMap<MailTexts, Catalogue>();

/** Every sentence of a language: its texts are asked what they say on each occasion. */
export function catalogueOf(texts: MailTexts): Catalogue {
  const known = catalogues.get(texts);
  if (known) return known;
  const made: Catalogue = { sentences: [], keys: new Map() };
  collect(made, texts, '');
  catalogues.set(texts, made);
  return made;
}

type Sayer = (...values: unknown[]) => unknown;

function collect(catalogue: Catalogue, said: unknown, path: string): void {
  if (typeof said === 'string') {
    add(catalogue, said, { place: path, key: path });
  } else if (typeof said === 'function') {
    const parameters = parametersAt(path);
    if (!parameters) return;
    for (const occasion of occasionsOf(parameters))
      walk((said as Sayer)(...markersOf(parameters, occasion)), path, (text, { place, key }) =>
        add(catalogue, text, { place, key: key + occasion.map((name) => signOf(parameters, name) + name).join('') }),
      );
  } else if (typeof said === 'object' && said !== null) {
    for (const [name, inner] of Object.entries(said)) collect(catalogue, inner, path === '' ? name : `${path}.${name}`);
  }
}

function add({ sentences, keys }: Catalogue, original: string, { place, key }: { place: string; key: string }): void {
  if (original === '' || keys.has(`${place}\n${original}`)) return;
  keys.set(`${place}\n${original}`, key);
  sentences.push({ key, original });
}

/** Each text of what was said, with its place (lines share theirs) and its key. */
function walk(said: unknown, path: string, visit: (text: string, at: { place: string; key: string }) => void, place = path): void {
  if (typeof said === 'string') visit(said, { place, key: path });
  else if (Array.isArray(said)) said.forEach((line, index) => walk(line, `${path}.${index}`, visit, place));
  else if (typeof said === 'object' && said !== null)
    for (const [name, inner] of Object.entries(said)) walk(inner, `${path}.${name}`, visit, `${place}.${name}`);
}

/** What may differ between two mails of a kind: a flag that is set, a value that is not there. The usual one first. */
function occasionsOf({ optional, flags }: Parameters): string[][] {
  const names = [...flags, ...optional];
  const subsets = names.reduce<string[][]>((found, name) => [...found, ...found.map((subset) => [...subset, name])], [[]]);
  return subsets.sort((a, b) => a.length - b.length);
}

const signOf = ({ flags }: Parameters, name: string): string => (flags.includes(name) ? '+' : '-');

function markersOf({ names, isObject, flags }: Parameters, occasion: readonly string[]): unknown[] {
  const marker = (name: string) => (flags.includes(name) ? occasion.includes(name) : occasion.includes(name) ? '' : `{${name}}`);
  return isObject ? [Object.fromEntries(names.map((name) => [name, marker(name)]))] : names.map(marker);
}

/** The same texts with a merchant's own sentences in place of those they come with. */
export function withWords(texts: MailTexts, words: MailWords): MailTexts {
  const { keys } = catalogueOf(texts);
  const wordAt = (place: string, original: string): string | undefined => {
    const key = keys.get(`${place}\n${original}`);
    return key === undefined ? undefined : words.get(key);
  };
  return overlaid(texts, '', wordAt) as MailTexts;
}

type WordAt = (place: string, original: string) => string | undefined;

function overlaid(said: unknown, path: string, wordAt: WordAt): unknown {
  if (typeof said === 'string') return wordAt(path, said) ?? said;
  if (typeof said === 'function') return saying(said as Sayer, path, wordAt);
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([name, inner]) => [name, overlaid(inner, path === '' ? name : `${path}.${name}`, wordAt)]));
}

function saying(original: Sayer, path: string, wordAt: WordAt): Sayer {
  const parameters = parametersAt(path);
  if (!parameters) return original;
  return (...given) => {
    const values = valuesOf(parameters, given);
    const occasion = [...parameters.flags.filter((name) => values[name] === true), ...parameters.optional.filter((name) => values[name] === '')];
    return merged(original(...markersOf(parameters, occasion)), original(...given), path, (place, sentence) => {
      const word = wordAt(place, sentence);
      return word?.replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name]));
    });
  };
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : '');

const valuesOf = ({ names, isObject }: Parameters, given: readonly unknown[]): Record<string, unknown> =>
  isObject ? (given[0] as Record<string, unknown>) : Object.fromEntries(names.map((name, index) => [name, given[index]]));

function merged(pattern: unknown, said: unknown, place: string, wordAt: WordAt): unknown {
  if (typeof pattern === 'string') return wordAt(place, pattern) ?? said;
  if (Array.isArray(pattern)) return pattern.map((line, index) => merged(line, (said as unknown[])[index], place, wordAt));
  if (typeof pattern !== 'object' || pattern === null) return said;
  return Object.fromEntries(
    Object.entries(pattern).map(([name, inner]) => [name, merged(inner, (said as Record<string, unknown>)[name], `${place}.${name}`, wordAt)]),
  );
}
