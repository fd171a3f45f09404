/** The 17 languages, in the specification's order. Ids and codes are the specification's; `tag` is BCP 47. */
export const languageRows = [
  { id: 1, code: 'en', tag: 'en-GB', name: 'English' },
  { id: 2, code: 'bn', tag: 'bn-BD', name: 'বাংলা' },
  { id: 3, code: 'de', tag: 'de-DE', name: 'Deutsch' },
  { id: 4, code: 'bg', tag: 'bg-BG', name: 'Български' },
  { id: 5, code: 'cz', tag: 'cs-CZ', name: 'Čeština' },
  { id: 6, code: 'el', tag: 'el-GR', name: 'Ελληνικά' },
  { id: 7, code: 'es', tag: 'es-ES', name: 'Español' },
  { id: 8, code: 'hr', tag: 'hr-HR', name: 'Hrvatski' },
  { id: 9, code: 'hu', tag: 'hu-HU', name: 'Magyar' },
  { id: 10, code: 'it', tag: 'it-IT', name: 'Italiano' },
  { id: 11, code: 'lt', tag: 'lt-LT', name: 'Lietuvių' },
  { id: 12, code: 'pl', tag: 'pl-PL', name: 'Polski' },
  { id: 13, code: 'pt', tag: 'pt-PT', name: 'Português' },
  { id: 14, code: 'ro', tag: 'ro-RO', name: 'Română' },
  { id: 15, code: 'sk', tag: 'sk-SK', name: 'Slovenčina' },
  { id: 16, code: 'sl', tag: 'sl-SI', name: 'Slovenščina' },
  { id: 17, code: 'at', tag: 'de-AT', name: 'Deutsch (Österreich)' },
] as const;

export type LanguageCode = (typeof languageRows)[number]['code'];
