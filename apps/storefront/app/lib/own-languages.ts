import { findLanguage, languages, type LanguageCode } from '@selvedge/i18n';

/**
 * The codes of the shop's languages with spaces between them, as the page has them in its first element. A browser reads them off
 * there: a list in the scripts would grow with each language.
 */
export const languageCodes: string = import.meta.env.SSR
  ? languages.map(({ code }) => code).join(' ')
  : (document.documentElement.dataset.languages ?? '');

/** @returns the code that a word is, in any case, or null for any other word */
export const languageCodeOf: (word: string) => LanguageCode | null = import.meta.env.SSR
  ? (word) => findLanguage(word)?.code ?? null
  : (word) => (languageCodes.split(' ').find((code) => code === word.toLowerCase()) as LanguageCode | undefined) ?? null;

/** The code of the language that the page is in. @param tag - what it says in `lang` */
export const codeOfTag: (tag: string) => LanguageCode = import.meta.env.SSR
  ? (tag) => languages.find((language) => language.tag === tag)?.code ?? 'en'
  : () => document.documentElement.dataset.language as LanguageCode;
