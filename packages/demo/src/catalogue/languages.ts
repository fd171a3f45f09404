import type { LanguageCode } from './codes.ts';
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

/** The texts of all languages; the types check that each is complete. */
export const languages: Readonly<Record<LanguageCode, LanguageTexts>> = {
  en,
  bn,
  de,
  bg,
  cz,
  el,
  es,
  hr,
  hu,
  it,
  lt,
  pl,
  pt,
  ro,
  sk,
  sl,
  at,
};
