import { findLanguage, type LanguageCode } from '@selvedge/i18n';
import { getCatalogue, applyCustomSentences, type MailSentence, type CustomSentences } from '../custom-sentences.ts';
import type { MailTexts } from './mail-texts.ts';
import { at } from './at/index.ts';
import { bg } from './bg/index.ts';
import { bn } from './bn/index.ts';
import { cz } from './cz/index.ts';
import { de } from './de/index.ts';
import { el } from './el/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { hr } from './hr/index.ts';
import { hu } from './hu/index.ts';
import { it } from './it/index.ts';
import { lt } from './lt/index.ts';
import { pl } from './pl/index.ts';
import { pt } from './pt/index.ts';
import { ro } from './ro/index.ts';
import { sk } from './sk/index.ts';
import { sl } from './sl/index.ts';

/** A language code, or a code with the merchant's own sentences. */
export type MailLanguage = string | { code: string; words: CustomSentences };

const texts: Readonly<Record<LanguageCode, MailTexts>> = { en, bn, de, bg, cz, el, es, hr, hu, it, lt, pl, pt, ro, sk, sl, at };

/** Returns the mail texts of a language and the tag for its formats; English for an unknown code. */
export function getMailTexts(language: MailLanguage): { texts: MailTexts; tag: string } {
  const { code, tag } = findLanguage(typeof language === 'string' ? language : language.code) ?? { code: 'en', tag: 'en-GB' };
  const words = typeof language === 'string' ? undefined : language.words;
  return { texts: words && words.size > 0 ? applyCustomSentences(texts[code], words) : texts[code], tag };
}

/** Returns every original sentence of the shop's mails in a language. */
export const mailSentences = (code: string): readonly MailSentence[] => getCatalogue(getMailTexts(code).texts).sentences;
