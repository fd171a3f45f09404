import { findLanguage, type LanguageCode } from '@selvedge/i18n';
import type { PayoutTexts } from '../payout-texts.ts';
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

const texts: Readonly<Record<LanguageCode, PayoutTexts>> = { en, bn, de, bg, cz, el, es, hr, hu, it, lt, pl, pt, ro, sk, sl, at };

/** Returns the texts of a language, English by default. @param code the shop's language code */
export const getPayoutTexts = (code: string): PayoutTexts => texts[findLanguage(code)?.code ?? 'en'];
