/** By placeholder: '' is still to be entered, null is nothing that there could be, and its line goes. */
export type Values = Readonly<Record<string, string | null>>;

interface Filling {
  values: Values;
  isInUnion: boolean;
  /** In place of what is still to be entered. */
  missing: string;
}

const placeholder = /\{([a-z]+(?:\.[a-zA-Z]+)?)((?:\|[^|{}=]+=[^|{}]*)*)\}/g;

/** A template (see `shape.ts`) for one country. Markdown. */
export function fillTemplate(template: string, { values, isInUnion, missing }: Filling): string {
  const here = partsFor(template, isInUnion ? 'union' : 'outside');
  const lines = here.split('\n').filter((line) => ![...line.matchAll(placeholder)].some(([, name = '']) => values[name] === null));
  return lines.join('\n').replaceAll(placeholder, (whole, name: string, choices: string) => {
    const value = values[name];
    if (value === undefined || value === null) return whole;
    if (value === '') return `\\[${missing}\\]`;
    return choices === '' ? value : chosen(choices, value);
  });
}

/** The names of the placeholders in a text. */
export const placeholdersOf = (text: string): string[] => [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];

const partsFor = (template: string, place: 'union' | 'outside'): string =>
  template.replaceAll(/^\{#(union|outside)\}\n([\s\S]*?)^\{\/\1\}$\n?/gm, (_, of: string, part: string) => (of === place ? part : ''));

function chosen(choices: string, value: string): string {
  const words = new Map(
    choices
      .slice(1)
      .split('|')
      .map((choice) => [choice.slice(0, choice.indexOf('=')).trim(), choice.slice(choice.indexOf('=') + 1)]),
  );
  return words.get(value) ?? words.get('other') ?? value;
}
