import { findLanguage, languages, type LanguageCode } from '@selvedge/i18n';

/**
 * The language codes, separated by spaces. The browser reads them from the html element, so that the scripts do not contain
 * the list.
 */
export const languageCodes: string = import.meta.env.SSR
  ? languages.map(({ code }) => code).join(' ')
  : (document.documentElement.dataset.languages ?? '');

/** @returns the language code that a word matches in any letter case, or null */
export const findLanguageCode: (word: string) => LanguageCode | null = import.meta.env.SSR
  ? (word) => findLanguage(word)?.code ?? null
  : (word) => (languageCodes.split(' ').find((code) => code === word.toLowerCase()) as LanguageCode | undefined) ?? null;

/** Returns the code of the page's language. @param tag - the page's `lang` */
export const getLanguageCode: (tag: string) => LanguageCode = import.meta.env.SSR
  ? (tag) => languages.find((language) => language.tag === tag)?.code ?? 'en'
  : () => document.documentElement.dataset.language as LanguageCode;
