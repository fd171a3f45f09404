import { findLanguage, type LanguageCode } from '@selvedge/i18n';
import type { DocumentTexts } from '../document-texts.ts';
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

const texts: Readonly<Record<LanguageCode, DocumentTexts>> = { en, bn, de, bg, cz, el, es, hr, hu, it, lt, pl, pt, ro, sk, sl, at };

/**
 * Returns the document texts of a language, its code, and the tag for its amounts and dates.
 * @param code the shop's language code; unknown codes get English
 */
export function getDocumentTexts(code: string): { texts: DocumentTexts; tag: string; language: LanguageCode } {
  const language = findLanguage(code) ?? { code: 'en' as const, tag: 'en-GB' };
  return { texts: texts[language.code], tag: language.tag, language: language.code };
}
