import { defaultLanguageId } from '@selvedge/i18n';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { TranslatedKind } from './translated-kinds.ts';
import { hasSource, isMissing, hasVendor, translationTables } from './translation-tables.ts';

/** The number of records with an English text, and of those with all their texts in each language, by language id. */
export interface TranslationCount {
  total: number;
  complete: Map<number, number>;
}

/** Counts the records whose texts are complete in each language. @param vendorId counts only this vendor's products; null: all records */
export async function countTranslations(db: Db, kind: TranslatedKind, vendorId: number | null): Promise<TranslationCount> {
  const { records, texts, owner, isListed } = translationTables[kind];
  const { rows } = await db.execute<{ language: number; count: number }>(sql`
    select target.language_id as language, count(*)::int as count
    from ${records} record
    join ${texts} source on source.${owner} = record.id and source.language_id = ${defaultLanguageId}
    join ${texts} target on target.${owner} = record.id
    where ${isListed} and ${hasVendor(kind, vendorId)} and ${hasSource(kind)} and not ${isMissing(kind)}
    group by 1`);
  const complete = new Map(rows.map(({ language, count }) => [language, count]));
  // English is complete for each record that has an English text.
  return { total: complete.get(defaultLanguageId) ?? 0, complete };
}
