import type { Messages } from '@lingui/core';
import type { LanguageCode } from './languages.ts';

/* One import a language, spelled out: so that a bundler makes one file of each and a browser loads only its own. */
const catalogues: Record<LanguageCode, () => Promise<{ messages: Messages }>> = {
  en: () => import('../compiled/en.js'),
  bn: () => import('../compiled/bn.js'),
  de: () => import('../compiled/de.js'),
  bg: () => import('../compiled/bg.js'),
  cz: () => import('../compiled/cz.js'),
  el: () => import('../compiled/el.js'),
  es: () => import('../compiled/es.js'),
  hr: () => import('../compiled/hr.js'),
  hu: () => import('../compiled/hu.js'),
  it: () => import('../compiled/it.js'),
  lt: () => import('../compiled/lt.js'),
  pl: () => import('../compiled/pl.js'),
  pt: () => import('../compiled/pt.js'),
  ro: () => import('../compiled/ro.js'),
  sk: () => import('../compiled/sk.js'),
  sl: () => import('../compiled/sl.js'),
  at: () => import('../compiled/at.js'),
};

/** The compiled texts of one language; what it lacks is there in English. */
export async function loadCatalogue(code: LanguageCode): Promise<Messages> {
  const { messages } = await catalogues[code]();
  return messages;
}
