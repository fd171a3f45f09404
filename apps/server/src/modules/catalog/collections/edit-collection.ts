import { defaultLanguageId } from '@selvedge/i18n';
import { eq, sql } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { publish } from '#platform/outbox';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { lockCollectionRules } from './automatic-collections.ts';
import type { CollectionRule, RuleSet } from './collection-rule.ts';
import { saveNamedTexts, type NamedText } from '../texts/save-named-texts.ts';
import { buildSlug } from '../texts/build-slug.ts';
import { collections } from './tables.ts';
import { catalogTag } from '../tags.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** The rules of a collection were saved, so its products have to be assigned again. */
    'collection.rules-changed': { collectionId: number };
  }
}

export interface CollectionForm {
  /** If empty, the code of a new collection is derived from its name. */
  code: string;
  position: number;
  isActive: boolean;
  /** Null: staff select the products. */
  match: RuleSet['match'] | null;
  rules: CollectionRule[];
  texts: readonly NamedText[];
}

/**
 * Saves a collection from its form.
 * @param id null for a new collection
 * @returns the id of the collection
 * @throws InvalidInput if the code or an address is taken, or if a rule names a record that does not exist
 */
export async function editCollection(tx: Tx, id: number | null, { code, position, isActive, match, rules, texts }: CollectionForm): Promise<number> {
  await assertKnownReferences(tx, rules);
  await lockCollectionRules(tx, 'exclusive');
  const facts = { position, isActive, match, rules: match === null ? [] : rules };
  const wanted = code || buildSlug(texts.find(({ languageId }) => languageId === defaultLanguageId)?.name ?? '');
  const [row] =
    id === null
      ? await tx
          .insert(collections)
          .values({ code: wanted, ...facts })
          .onConflictDoNothing()
          .returning({ id: collections.id })
      : await tx.update(collections).set(facts).where(eq(collections.id, id)).returning({ id: collections.id });
  if (!row) throw new InvalidInput([{ field: 'code', code: 'taken', params: { message: `Another collection has the code ${wanted}` } }]);
  await saveNamedTexts(tx, { kind: 'collection', targetId: row.id, scopeId: 0 }, texts);
  if (match !== null) await publish(tx, { type: 'collection.rules-changed', payload: { collectionId: row.id } });
  await dropTags(tx, [catalogTag]);
  return row.id;
}

const ruleTables = { category: sql`categories`, brand: sql`brands`, attribute: sql`attribute_values` };

/** Refuses a rule that names a deleted category, brand or attribute value. */
async function assertKnownReferences(tx: Tx, rules: readonly CollectionRule[]): Promise<void> {
  for (const [index, rule] of rules.entries()) {
    if (!('ids' in rule)) continue;
    const { rows } = await tx.execute(sql`
      select from unnest(${sql.param(rule.ids)}::int[]) wanted (id)
      where not exists (select from ${ruleTables[rule.field]} known where known.id = wanted.id)`);
    const params = { message: 'One of these was deleted. Remove it.' };
    if (rows.length > 0) throw new InvalidInput([{ field: `rules.${index}.ids`, code: 'unknown', params }]);
  }
}
