import type { LanguageCode } from './codes.ts';
import { at } from './texts/at.ts';
import { bn } from './texts/bn.ts';
import { de } from './texts/de.ts';
import { el } from './texts/el.ts';
import { en } from './texts/en.ts';
import type { LanguageTexts } from './texts/shape.ts';

export const languages: Readonly<Record<LanguageCode, LanguageTexts>> = {
  en, bn, de, bg: en, cz: en, el, es: en, hr: en, hu: en, it: en, lt: en, pl: en, pt: en, ro: en, sk: en, sl: en, at,
};
