import { eq, sql } from 'drizzle-orm';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { StillInUse } from '../errors.ts';
import { attributeValues } from '../tables.ts';
import { catalogTag } from '../tags.ts';

/** Deletes a value that no product uses. @throws StillInUse */
export async function removeAttributeValue(tx: Tx, id: number): Promise<void> {
  const { rows } = await tx.execute<{ by: string }>(sql`
    select 'variants have this colour or size' as by where exists (select from variants where color_id = ${id} or size_id = ${id})
    union all select 'products have this attribute' where exists (select from product_attribute_values where attribute_value_id = ${id})
    union all select 'a size chart contains this size' where exists (select from size_chart_rows where size_id = ${id})
    union all select 'pictures show this colour' where exists (select from product_media where color_id = ${id})`);
  if (rows[0]) throw new StillInUse('value', rows.map(({ by }) => by).join(', '));
  await tx.delete(attributeValues).where(eq(attributeValues.id, id));
  await dropTags(tx, [catalogTag]);
}
