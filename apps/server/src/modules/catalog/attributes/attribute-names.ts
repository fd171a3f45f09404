import type { Db } from '#platform/database';
import { selectValueName } from '../texts/names.ts';
import { getCatalog } from '../snapshot.ts';
import { eq } from 'drizzle-orm';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { attributeTranslations } from '../tables.ts';
import { catalogTag } from '../tags.ts';

/** A colour, size or other value with its name in one language. */
export interface NamedValue {
  id: number;
  code: string;
  name: string;
  hex: string | null;
  position: number;
}

/** Returns values by their ids. */
export async function groupValuesById(db: Db, ids: readonly number[], languageId: number): Promise<Map<number, NamedValue>> {
  const { values } = await getCatalog(db);
  return new Map(
    ids.flatMap((id) => {
      const value = values.get(id);
      return value
        ? [[id, { id, code: value.code, name: selectValueName(value, languageId), hex: value.hex, position: value.position }] as const]
        : [];
    }),
  );
}

/** Sets the names of an attribute. Languages that are left out lose their name. */
export async function getAttributeName(tx: Tx, attribute: string, texts: readonly { languageId: number; name: string }[]): Promise<void> {
  await tx.delete(attributeTranslations).where(eq(attributeTranslations.attribute, attribute));
  const written = texts.filter(({ name }) => name.trim() !== '');
  if (written.length > 0)
    await tx.insert(attributeTranslations).values(written.map(({ languageId, name }) => ({ attribute, languageId, name: name.trim() })));
  await dropTags(tx, [catalogTag]);
}
