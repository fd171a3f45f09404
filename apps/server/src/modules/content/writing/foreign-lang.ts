import { findLanguage } from '#modules/countries';
import type { Db } from '#platform/database';

/** The BCP 47 tag of a text that stands in for a missing one; null where it is in the language asked for. */
export async function foreignLang(db: Db, { languageId: written }: { languageId: number }, languageId: number): Promise<string | null> {
  return written === languageId ? null : ((await findLanguage(db, written))?.tag ?? null);
}
