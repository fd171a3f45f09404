import { eq } from 'drizzle-orm';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { attributeTranslations } from '../tables.ts';
import { catalogTag } from '../tags.ts';

/** Sets the names of an attribute; languages that are left out lose their name. */
export async function nameAttribute(tx: Tx, attribute: string, texts: readonly { languageId: number; name: string }[]): Promise<void> {
  await tx.delete(attributeTranslations).where(eq(attributeTranslations.attribute, attribute));
  const written = texts.filter(({ name }) => name.trim() !== '');
  if (written.length > 0)
    await tx.insert(attributeTranslations).values(written.map(({ languageId, name }) => ({ attribute, languageId, name: name.trim() })));
  await dropTags(tx, [catalogTag]);
}
