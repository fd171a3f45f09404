import { cannedAnswerPlaceholders } from '../contract.ts';

/** Returns the placeholders in a text, such as `{name}`. */
export const findPlaceholders = (text: string): string[] =>
  cannedAnswerPlaceholders.map((name) => `{${name}}`).filter((placeholder) => text.includes(placeholder));

/** Returns what looks like a placeholder but is none. */
export const findUnknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(/\{(\w+)\}/g)].find(([, name]) => !cannedAnswerPlaceholders.some((known) => known === name))?.[0];
