import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { attributeValues, attributeValueTranslations } from '../tables.ts';
import { editAttributeValue } from './edit-attribute-value.ts';

export interface ValueToSave {
  /** `color`, `size`… */
  attribute: string;
  code: string;
  /** `#rrggbb` */
  hex?: string | null;
  scale?: string | null;
  position?: number;
  names: { languageId: number; name: string }[];
}

/**
 * Creates a colour, size or other value. An existing value keeps its data and gets only its missing names.
 * @returns the id of the value
 */
export async function saveAttributeValueByCode(
  tx: Tx,
  { attribute, code, hex = null, scale = null, position = 0, names }: ValueToSave,
): Promise<number> {
  // Two imports may create the same value at the same time.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${attribute} ${code}`}))`);
  const [value] = await tx
    .select()
    .from(attributeValues)
    .where(and(eq(attributeValues.attribute, attribute), eq(attributeValues.code, code)));
  if (!value) return editAttributeValue(tx, null, { attribute, code, hex, scale, position, texts: names });
  const { languageId, name, attributeValueId } = attributeValueTranslations;
  const known = await tx.select({ languageId, name }).from(attributeValueTranslations).where(eq(attributeValueId, value.id));
  const added = names.filter((text) => !known.some((other) => other.languageId === text.languageId));
  return added.length === 0 ? value.id : editAttributeValue(tx, value.id, { ...value, texts: [...known, ...added] });
}
