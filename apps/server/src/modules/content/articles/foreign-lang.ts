import { findLanguage } from '#modules/countries';
import type { Db } from '#platform/database';

/** Returns the BCP 47 tag of a fallback text; null if it is in the requested language. */
export async function foreignLang(db: Db, { languageId: written }: { languageId: number }, languageId: number): Promise<string | null> {
  return written === languageId ? null : ((await findLanguage(db, written))?.tag ?? null);
}
