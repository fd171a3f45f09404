import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { attributeValues, attributeValueTranslations } from '../tables.ts';

/** A name of a colour or size in one language; null if the value has no name in the given languages. */
export interface ValueName {
  code: string;
  hex: string | null;
  scale: string | null;
  name: string | null;
}

/** Returns all names of the colours or sizes in the given languages, the oldest value first. */
export async function listValueNames(db: Db, attribute: 'color' | 'size', languageIds: readonly number[]): Promise<ValueName[]> {
  return db
    .select({
      code: attributeValues.code,
      hex: attributeValues.hex,
      scale: attributeValues.scale,
      name: attributeValueTranslations.name,
    })
    .from(attributeValues)
    .leftJoin(
      attributeValueTranslations,
      and(eq(attributeValueTranslations.attributeValueId, attributeValues.id), inArray(attributeValueTranslations.languageId, [...languageIds])),
    )
    .where(eq(attributeValues.attribute, attribute))
    .orderBy(asc(attributeValues.id));
}

/** Returns the ids of these colours and sizes by `color code` and `size code`. Missing values are left out. */
export async function findValueIds(
  db: Db,
  { colors, sizes }: { colors: readonly string[]; sizes: readonly string[] },
): Promise<Map<`${'color' | 'size'} ${string}`, number>> {
  const rows = await db
    .select({ id: attributeValues.id, attribute: attributeValues.attribute, code: attributeValues.code })
    .from(attributeValues)
    .where(
      or(
        and(eq(attributeValues.attribute, 'color'), inArray(attributeValues.code, [...colors])),
        and(eq(attributeValues.attribute, 'size'), inArray(attributeValues.code, [...sizes])),
      ),
    );
  return new Map(rows.map(({ id, attribute, code }) => [`${attribute as 'color' | 'size'} ${code}`, id]));
}
