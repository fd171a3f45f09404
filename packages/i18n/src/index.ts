export { getHreflang, localizedPath } from './addresses.ts';
export { defaultLanguageId, findLanguage, languages } from './languages.ts';
export type { Language, LanguageCode } from './languages.ts';
