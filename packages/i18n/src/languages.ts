/** One of the shop's 17 languages, as the specification names and numbers them. */
export interface Language {
  /** The specification's code, used in URLs: `cz`, `at`. */
  readonly code: string;
  /** The specification's language id, used by the API. */
  readonly id: number;
  /** BCP 47, for `lang` and `Intl`: `cs-CZ`, `de-AT`. */
  readonly tag: string;
  /** The language's own name, for the picker. */
  readonly name: string;
}

/* prettier-ignore */
export const languages = [
  { code: 'en', id: 1, tag: 'en-GB', name: 'English' },
  { code: 'bn', id: 2, tag: 'bn-BD', name: 'বাংলা' },
  { code: 'de', id: 3, tag: 'de-DE', name: 'Deutsch' },
  { code: 'bg', id: 4, tag: 'bg-BG', name: 'Български' },
  { code: 'cz', id: 5, tag: 'cs-CZ', name: 'Čeština' },
  { code: 'el', id: 6, tag: 'el-GR', name: 'Ελληνικά' },
  { code: 'es', id: 7, tag: 'es-ES', name: 'Español' },
  { code: 'hr', id: 8, tag: 'hr-HR', name: 'Hrvatski' },
  { code: 'hu', id: 9, tag: 'hu-HU', name: 'Magyar' },
  { code: 'it', id: 10, tag: 'it-IT', name: 'Italiano' },
  { code: 'lt', id: 11, tag: 'lt-LT', name: 'Lietuvių' },
  { code: 'pl', id: 12, tag: 'pl-PL', name: 'Polski' },
  { code: 'pt', id: 13, tag: 'pt-PT', name: 'Português' },
  { code: 'ro', id: 14, tag: 'ro-RO', name: 'Română' },
  { code: 'sk', id: 15, tag: 'sk-SK', name: 'Slovenčina' },
  { code: 'sl', id: 16, tag: 'sl-SI', name: 'Slovenščina' },
  { code: 'at', id: 17, tag: 'de-AT', name: 'Deutsch (Österreich)' },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]['code'];

/** @returns the language of a code in any case, or undefined for an unknown code */
export const findLanguage = (code: string): (Language & { code: LanguageCode }) | undefined =>
  languages.find((language) => language.code === code.toLowerCase());
