import { languages } from '../compiled/languages.js';

/** A language of the shop, as `languages/<code>/language.json` describes it. */
export interface Language {
  /** The specification's code, used in URLs: `cz`, `at`. */
  readonly code: string;
  /** The specification's language id, used by the API. */
  readonly id: number;
  /** BCP 47, for `lang` and `Intl`: `cs-CZ`, `de-AT`. */
  readonly tag: string;
  /** The language's own name, for the picker. */
  readonly name: string;
  /** The code of the language that has the texts which this one lacks; null: only English. */
  readonly fallback: string | null;
}

/** All languages, in the order of their ids. */
export { languages };

/** The id of English: the source of all texts, the fallback of a language without a text, and the language of the back office. */
export const defaultLanguageId = 1;

export type LanguageCode = (typeof languages)[number]['code'];

/** @returns the language of a code in any case, or undefined for an unknown code */
export const findLanguage = (code: string): (Language & { code: LanguageCode }) | undefined =>
  languages.find((language) => language.code === code.toLowerCase());
