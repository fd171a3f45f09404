import type { LanguageCode } from './codes.ts';
import { en } from './texts/en.ts';
import type { LanguageTexts } from './texts/shape.ts';

export const languages: Readonly<Record<LanguageCode, LanguageTexts>> = {
  en, bn: en, de: en, el: en, bg: en, cz: en, es: en, hr: en, hu: en, it: en, lt: en, pl: en, pt: en, ro: en, sk: en, sl: en, at: en,
};
