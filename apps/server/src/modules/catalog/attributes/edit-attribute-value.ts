import { eq, sql } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { publishProducts } from '../products/publish-products.ts';
import { attributeValues, attributeValueTranslations } from '../tables.ts';
import { catalogTag } from '../tags.ts';

export interface AttributeValueForm {
  /** `color`, `size`, `material`. The attribute of an existing value does not change. */
  attribute: string;
  code: string;
  /** `#rrggbb` of a colour's swatch. */
  hex: string | null;
  /** The scale of a size, because different scales are not mixed. */
  scale: string | null;
  position: number;
  texts: readonly { languageId: number; name: string }[];
}

/**
 * Saves a colour, size or other value from its form.
 * @param id null for a new value
 * @returns the id of the value
 * @throws InvalidInput if another value of the attribute has this code
 */
export async function editAttributeValue(tx: Tx, id: number | null, { attribute, texts, ...form }: AttributeValueForm): Promise<number> {
  const row = { ...form, hex: attribute === 'color' ? form.hex : null, scale: attribute === 'size' ? form.scale : null };
  const { rows: taken } = await tx.execute(
    sql`select 1 from attribute_values where attribute = ${attribute} and lower(code) = lower(${row.code}) and id is distinct from ${id}`,
  );
  if (taken.length > 0) throw new InvalidInput([{ field: 'code', code: 'taken', params: { message: 'Another value has this code' } }]);
  const [before] = id === null ? [] : await tx.select().from(attributeValues).where(eq(attributeValues.id, id));
  const [saved] =
    id === null
      ? await tx
          .insert(attributeValues)
          .values({ attribute, ...row })
          .returning({ id: attributeValues.id })
      : await tx.update(attributeValues).set(row).where(eq(attributeValues.id, id)).returning({ id: attributeValues.id });
  if (!saved) throw new Error(`value ${id} was not saved`);
  await saveValueNames(tx, saved.id, texts);
  await dropTags(tx, [catalogTag]);
  // Product cards show colours in this order.
  if (before && before.attribute === 'color' && before.position !== row.position)
    await publishProducts(tx, await listProductIdsByColor(tx, saved.id));
  return saved.id;
}

/** Replaces the names of an attribute value. The caller drops the cache tags. */
export async function saveValueNames(tx: Tx, attributeValueId: number, texts: AttributeValueForm['texts']): Promise<void> {
  await tx.delete(attributeValueTranslations).where(eq(attributeValueTranslations.attributeValueId, attributeValueId));
  const written = texts.filter(({ name }) => name.trim() !== '');
  if (written.length > 0)
    await tx.insert(attributeValueTranslations).values(written.map(({ languageId, name }) => ({ languageId, name: name.trim(), attributeValueId })));
}

async function listProductIdsByColor(tx: Tx, colorId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`select distinct product_id as id from variants where color_id = ${colorId} order by 1`);
  return rows.map(({ id }) => id);
}
