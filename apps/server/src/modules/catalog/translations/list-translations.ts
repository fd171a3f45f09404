import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { TranslatedKind, TranslatedText } from './translated-kinds.ts';
import { contains, isMissing, hasVendor, joinTexts, selectTexts, translationTables } from './translation-tables.ts';

/** A record with its English text and its text in another language. */
export interface Translation {
  id: number;
  /** The handle of a product, the code of a category, the name of a brand. */
  reference: string;
  source: TranslatedText;
  target: TranslatedText;
}

/** Parameters of a list of texts. */
export interface TranslationList {
  kind: TranslatedKind;
  languageId: number;
  /** Only this vendor's products; null: all records. */
  vendorId: number | null;
  /** Only records that lack a text that they have in English. */
  isMissing: boolean;
  /** Part of a name or reference; empty: all. */
  q: string;
  /** Only records with a lower id: those after the last row of the previous page. */
  beforeId: number | undefined;
  limit: number;
}

interface StoredTexts extends Record<string, unknown> {
  id: number;
  reference: string;
  sourceName: string;
  sourceDescription: string;
  targetName: string;
  targetDescription: string;
}

/**
 * Lists records with their texts, the newest first. Pages are found by id and not by number, because translated records leave the list of missing
 * texts.
 */
export async function listTranslations(
  db: Db,
  { kind, languageId, vendorId, isMissing: isFiltered, q, beforeId, limit }: TranslationList,
): Promise<{ rows: Translation[]; isMore: boolean }> {
  const conditions: SQL[] = [translationTables[kind].isListed, hasVendor(kind, vendorId)];
  if (isFiltered) conditions.push(isMissing(kind));
  if (q.trim() !== '') conditions.push(contains(kind, q));
  if (beforeId !== undefined) conditions.push(sql`record.id < ${beforeId}`);
  const { rows } = await db.execute<StoredTexts>(sql`
    select ${selectTexts(kind)} from ${joinTexts(kind, languageId)} where ${sql.join(conditions, sql` and `)}
    order by record.id desc limit ${limit + 1}`);
  return { rows: rows.slice(0, limit).map(toTranslation), isMore: rows.length > limit };
}

/** Returns the texts of certain records, archived ones too. Records of other vendors are left out. */
export async function readTranslations(
  db: Db,
  { kind, languageId, vendorId, ids }: Pick<TranslationList, 'kind' | 'languageId' | 'vendorId'> & { ids: readonly number[] },
): Promise<Translation[]> {
  const { rows } = await db.execute<StoredTexts>(sql`
    select ${selectTexts(kind)} from ${joinTexts(kind, languageId)}
    where record.id = any(${sql.param([...ids])}::int[]) and ${hasVendor(kind, vendorId)} order by record.id`);
  return rows.map(toTranslation);
}

const toTranslation = ({ id, reference, ...row }: StoredTexts): Translation => ({
  id,
  reference,
  source: { name: row.sourceName, description: row.sourceDescription },
  target: { name: row.targetName, description: row.targetDescription },
});
