import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { attributeValues, attributeValueTranslations } from './tables.ts';
import { textIn } from './text-in.ts';

/** A colour, size or other value with its name in one language. */
export interface NamedValue {
  id: number;
  code: string;
  name: string;
  hex: string | null;
  position: number;
}

const nameColumn = {
  text: attributeValueTranslations.name,
  languageId: attributeValueTranslations.languageId,
  owner: attributeValueTranslations.attributeValueId,
};

/** Values by their ids, in one query. A value without any translation is called by its code. */
export async function valuesById(db: Db, ids: readonly number[], languageId: number): Promise<Map<number, NamedValue>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(columnsIn(languageId))
    .from(attributeValues)
    .where(inArray(attributeValues.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, { ...row, name: row.name || row.code }]));
}

const columnsIn = (languageId: number) => ({
  id: attributeValues.id,
  code: attributeValues.code,
  name: textIn(nameColumn, attributeValues.id, languageId),
  hex: attributeValues.hex,
  position: attributeValues.position,
});
