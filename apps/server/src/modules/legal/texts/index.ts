import type { LanguageCode } from '@selvedge/i18n';
import type { LegalTexts } from '../shape.ts';
import { at } from './at.ts';
import { bg } from './bg.ts';
import { bn } from './bn.ts';
import { cz } from './cz.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { lt } from './lt.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';

/** By the specification's language code: a language without its pages does not compile. */
const all: Readonly<Record<LanguageCode, LegalTexts>> = { en, bn, de, bg, cz, el, es, hr, hu, it, lt, pl, pt, ro, sk, sl, at };

/** A language that an operator has added has no templates; English is used. */
const written: Readonly<Partial<Record<string, LegalTexts>>> = all;

/**
 * Returns the templates of a language.
 * @returns also the code of the language they are written in
 */
export const getLegalTexts = (code: string): { texts: LegalTexts; writtenIn: string } => {
  const texts = written[code];
  return texts ? { texts, writtenIn: code } : { texts: en, writtenIn: 'en' };
};

/** The languages that have templates. */
export const writtenLanguages: readonly string[] = Object.keys(written);
