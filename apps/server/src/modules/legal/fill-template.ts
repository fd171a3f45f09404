/** Values by placeholder: '' is not entered yet; null does not apply, and its line is removed. */
export type Values = Readonly<Record<string, string | null>>;

interface Filling {
  values: Values;
  isInUnion: boolean;
  /** Replacement for a value that is not entered yet; null: the parenthesis or line with the placeholder is left out. */
  missing: string | null;
}

const placeholder = /\{([a-z]+(?:\.[a-zA-Z]+)?)((?:\|[^|{}=]+=[^|{}]*)*)\}/g;

/** Fills in a template (see `legal-texts.ts`) for one country. The result is Markdown. */
export function fillTemplate(template: string, { values, isInUnion, missing }: Filling): string {
  const applicable = selectParts(template, isInUnion ? 'union' : 'outside');
  const lines = applicable.split('\n').filter((line) => ![...line.matchAll(placeholder)].some(([, name = '']) => values[name] === null));
  const complete = missing === null ? lines.flatMap((line) => dropGaps(line, values)) : lines;
  // A value may end with a full stop, as the names of Slovak laws do: a second one must not follow it.
  return complete.join('\n').replaceAll(new RegExp(`${placeholder.source}(\\.?)`, 'g'), (whole, name: string, choices: string, stop: string) => {
    const value = values[name];
    if (value === undefined || value === null) return whole;
    if (value === '') return `\\[${missing}\\]${stop}`;
    const text = choices === '' ? value : chooseWord(choices, value);
    return text.endsWith('.') ? text : text + stop;
  });
}

/** Removes each parenthesis with a missing value. @returns an empty list if a value outside parentheses is missing */
function dropGaps(line: string, values: Values): string[] {
  const hasGap = (text: string): boolean => [...text.matchAll(placeholder)].some(([, name = '']) => values[name] === '');
  // A parenthesis after a bracket is the address of a link.
  const left = line.replaceAll(/ ?(?<!\])\([^()]*\)/g, (part) => (hasGap(part) ? '' : part));
  return hasGap(left) ? [] : [left];
}

/** Returns the bracketed texts, except links: the gaps in a text of the merchant. */
export const listBracketedGaps = (text: string): string[] => [...text.matchAll(/\[[^\]\n]+\](?![([:])/g)].map(([gap]) => gap);

/** Returns the names of the placeholders in a text. */
export const listPlaceholders = (text: string): string[] => [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];

const selectParts = (template: string, place: 'union' | 'outside'): string =>
  template.replaceAll(/^\{#(union|outside)\}\n([\s\S]*?)^\{\/\1\}$\n?/gm, (_, of: string, part: string) => (of === place ? part : ''));

function chooseWord(choices: string, value: string): string {
  const words = new Map(
    choices
      .slice(1)
      .split('|')
      .map((choice) => [choice.slice(0, choice.indexOf('=')).trim(), choice.slice(choice.indexOf('=') + 1)]),
  );
  return words.get(value) ?? words.get('other') ?? value;
}
