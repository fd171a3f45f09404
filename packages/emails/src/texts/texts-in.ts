import { findLanguage, type LanguageCode } from '@selvedge/i18n';
import { catalogueOf, withWords, type MailSentence, type MailWords } from '../mail-words.ts';
import type { MailTexts } from '../mail-texts.ts';
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

/** A language's code, or with it what the merchant says in it in his own words. */
export type MailLanguage = string | { code: string; words: MailWords };

const texts: Readonly<Record<LanguageCode, MailTexts>> = { en, bn, de, bg, cz, el, es, hr, hu, it, lt, pl, pt, ro, sk, sl, at };

/** What mail says in a language, and the tag that its amounts and dates are formatted by; English for a code that is none of the shop's. */
export function textsIn(language: MailLanguage): { texts: MailTexts; tag: string } {
  const { code, tag } = findLanguage(typeof language === 'string' ? language : language.code) ?? { code: 'en', tag: 'en-GB' };
  const words = typeof language === 'string' ? undefined : language.words;
  return { texts: words && words.size > 0 ? withWords(texts[code], words) : texts[code], tag };
}

/** Every sentence of the shop's mail as it comes in a language. */
export const mailSentences = (code: string): readonly MailSentence[] => catalogueOf(textsIn(code).texts).sentences;
