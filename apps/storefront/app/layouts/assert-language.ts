import { findLanguage } from '@selvedge/i18n';
import { notFound } from '#lib/or-not-found.ts';

/** The map lets any word stand before a page; only a language may. */
export function assertLanguage(word: string | undefined): null {
  if (word !== undefined && !findLanguage(word)) notFound();
  return null;
}
