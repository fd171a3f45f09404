import { catalogueOf, withWords, type MailSentence, type MailWords } from '../mail-words.ts';
import type { MailTexts } from '../mail-texts.ts';
import { bn } from './bn.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';

/** A language's code, or with it its tag and what the merchant says in it in his own words. */
export type MailLanguage = string | { code: string; tag: string; words: MailWords };

/** The languages that mail is written in, each with the tag its amounts and dates are formatted by. */
const languages: Readonly<Record<string, { texts: MailTexts; tag: string }>> = {
  en: { texts: en, tag: 'en-GB' },
  de: { texts: de, tag: 'de-DE' },
  el: { texts: el, tag: 'el-GR' },
  bn: { texts: bn, tag: 'bn-BD' },
};
const english = { texts: en, tag: 'en-GB' };

/** A language that has no texts of its own gets English, and its own dates and amounts once the merchant has written all of it. */
export function textsIn(language: MailLanguage): { texts: MailTexts; tag: string } {
  if (typeof language === 'string') return languages[language] ?? english;
  const { code, tag, words } = language;
  const known = languages[code] ?? english;
  if (words.size === 0) return known;
  const isOwn = known === english && code !== 'en' && catalogueOf(en).sentences.every(({ key }) => words.has(key));
  return { texts: withWords(known.texts, words), tag: isOwn ? tag : known.tag };
}

/** Every sentence of the shop's mail as it comes in a language, in English where the shop was not written in it. */
export const mailSentences = (code: string): { sentences: readonly MailSentence[]; isWritten: boolean } => ({
  sentences: catalogueOf((languages[code] ?? english).texts).sentences,
  isWritten: code in languages,
});
