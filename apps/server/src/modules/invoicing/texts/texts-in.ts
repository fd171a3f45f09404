import type { PaperTexts } from '../paper-texts.ts';
import { bn } from './bn.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';

/** The languages that papers are written in, each with the tag its amounts and dates are formatted by. */
const languages: Readonly<Record<string, { texts: PaperTexts; tag: string }>> = {
  en: { texts: en, tag: 'en-GB' },
  de: { texts: de, tag: 'de-DE' },
  at: { texts: de, tag: 'de-AT' },
  el: { texts: el, tag: 'el-GR' },
  bn: { texts: bn, tag: 'bn-BD' },
};

/** @param code the shop's language code; one that has no texts yet gets English */
export const textsIn = (code: string): { texts: PaperTexts; tag: string } => languages[code] ?? { texts: en, tag: 'en-GB' };
