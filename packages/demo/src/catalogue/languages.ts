import { at } from './texts/at.ts';
import { bg } from './texts/bg.ts';
import { bn } from './texts/bn.ts';
import { cz } from './texts/cz.ts';
import { de } from './texts/de.ts';
import { el } from './texts/el.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { hr } from './texts/hr.ts';
import { hu } from './texts/hu.ts';
import { it } from './texts/it.ts';
import { lt } from './texts/lt.ts';
import { pl } from './texts/pl.ts';
import { pt } from './texts/pt.ts';
import { ro } from './texts/ro.ts';
import type { LanguageTexts } from './texts/shape.ts';
import { sk } from './texts/sk.ts';
import { sl } from './texts/sl.ts';

/**
 * The languages of the demo's products; the types check that each is complete. The names of products are inflected, so they are composed by
 * code instead of messages. In other languages the demo shows English names.
 */
export const languages = { en, bn, de, bg, cz, el, es, hr, hu, it, lt, pl, pt, ro, sk, sl, at } satisfies Readonly<Record<string, LanguageTexts>>;

export type LanguageCode = keyof typeof languages;
export const languageCodes = Object.keys(languages) as readonly LanguageCode[];
