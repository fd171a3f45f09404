import { and, eq } from 'drizzle-orm';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { attributeValues, attributeValueTranslations } from '../tables.ts';
import { catalogTag } from '../tags.ts';

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

/** Creates a colour, size or other value; an existing one keeps its position and names. @returns its id */
export async function saveAttributeValue(tx: Tx, { attribute, code, hex, scale, position, names }: ValueToSave): Promise<number> {
  const made = await tx
    .insert(attributeValues)
    .values({ attribute, code, hex, scale, position })
    .onConflictDoNothing()
    .returning({ id: attributeValues.id });
  const [value] = await tx
    .select({ id: attributeValues.id })
    .from(attributeValues)
    .where(and(eq(attributeValues.attribute, attribute), eq(attributeValues.code, code)));
  if (!value) throw new Error(`${attribute} ${code} was not saved`);
  const rows = names.map((name) => ({ ...name, attributeValueId: value.id }));
  const named =
    rows.length > 0
      ? await tx
          .insert(attributeValueTranslations)
          .values(rows)
          .onConflictDoNothing()
          .returning({ languageId: attributeValueTranslations.languageId })
      : [];
  if (made.length + named.length > 0) await dropTags(tx, [catalogTag]);
  return value.id;
}
