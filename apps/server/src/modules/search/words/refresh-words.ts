import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { dropTags } from '#platform/tag-drops';
import { wordsTag } from './postings.ts';
import { wordsOfProducts, type ProductWords, type WordKey } from './words-of-products.ts';

/** Any fixed number. Shared by all who write words, alone for who throws unused ones away. */
const wordsLock = 7_355_352;

/**
 * Writes down which words products are found by, in all languages. Made anew from what is true now, so it may run twice
 * or late; a document that is the same stays untouched.
 * @param productIds at most a few thousand: a product that is not published is found no more
 */
export async function refreshWords(db: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = sql`${sql.param([...productIds])}::int[]`;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${wordsLock})`);
    // In the order of their ids: two refreshes of the same products wait for each other, and the later one has the later texts.
    await tx.execute(sql`select id from products where id = any(${ids}) order by id for no key update`);
    const documents = await wordsOfProducts(tx, productIds);
    const gone = await tx.execute(sql`
      delete from search_documents where product_id = any(${ids})
        and not exists (select from products where id = product_id and status = 'published')`);
    const written = documents.length > 0 ? await writeDocuments(tx, documents, await wordIds(tx, documents)) : 0;
    if ((gone.rowCount ?? 0) + written > 0) await dropTags(tx, [wordsTag]);
  });
}

/**
 * Makes all words anew: after a seed, an import, or a change of how words are folded; each night for what was renamed.
 * @param batch products of one transaction: 500 take about half a second
 * @param pace waited for between two batches
 */
export async function refreshAllWords(
  db: Db,
  { onProgress = () => undefined, batch = 500, pace }: { onProgress?: (done: number) => void; batch?: number; pace?: () => Promise<void> } = {},
): Promise<void> {
  for (let last = 0, done = 0; ;) {
    const { rows } = await db.execute<{ id: number }>(sql`select id from products where id > ${last} order by id limit ${batch}`);
    const ids = rows.map(({ id }) => id);
    await refreshWords(db, ids);
    onProgress((done += ids.length));
    last = ids.at(-1) ?? 0;
    if (ids.length < batch) return;
    await pace?.();
  }
}

/** Words that no product has any more would be offered as what a typing error was meant to be. */
export async function dropUnusedWords(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${wordsLock})`);
    await tx.execute(sql`
      delete from search_words where id not in (
        select unnest(name_words) from search_documents union select unnest(other_words) from search_documents)`);
  });
}

/** The ids of all words that these documents have; new ones are written down. In one order, so that two writers don't deadlock. */
async function wordIds(tx: Tx, documents: readonly ProductWords[]): Promise<Map<WordKey, number>> {
  const keys = [...new Set(documents.flatMap(({ name, other }) => [...name, ...other]))].sort();
  const languages = keys.map((key) => Number(key.slice(0, key.indexOf(' '))));
  const words = keys.map((key) => key.slice(key.indexOf(' ') + 1));
  const wanted = sql`unnest(${sql.param(languages)}::int[], ${sql.param(words)}::text[]) as wanted (language_id, word)`;
  const read = () =>
    tx.execute<{ id: number; language_id: number; word: string }>(
      sql`select found.id, found.language_id, found.word from ${wanted} join search_words found using (language_id, word)`,
    );
  let { rows } = await read();
  if (rows.length < keys.length) {
    // Only those that are missing: a sequence is not used up by words that are there.
    await tx.execute(sql`
      insert into search_words (language_id, word) select wanted.language_id, wanted.word from ${wanted}
      where not exists (select from search_words found where found.language_id = wanted.language_id and found.word = wanted.word)
      on conflict do nothing`);
    ({ rows } = await read());
  }
  return new Map(rows.map(({ id, language_id, word }) => [`${language_id} ${word}`, id]));
}

/** @returns how many are new or changed */
async function writeDocuments(tx: Tx, documents: readonly ProductWords[], ids: ReadonlyMap<WordKey, number>): Promise<number> {
  const listOf = (words: ReadonlySet<WordKey>) => [...words].flatMap((key) => ids.get(key) ?? []).sort((one, other) => one - other);
  const column = (values: unknown[]) => sql.param(values);
  const { rowCount } = await tx.execute(sql`
    insert into search_documents (product_id, name_words, other_words, popularity)
    select product_id, name_words::int[], other_words::int[], popularity from unnest(
      ${column(documents.map(({ productId }) => productId))}::int[],
      ${column(documents.map(({ name }) => `{${listOf(name).join(',')}}`))}::text[],
      ${column(documents.map(({ other }) => `{${listOf(other).join(',')}}`))}::text[],
      ${column(documents.map(({ popularity }) => popularity))}::int[]) as made (product_id, name_words, other_words, popularity)
    on conflict (product_id) do update
      set name_words = excluded.name_words, other_words = excluded.other_words, popularity = excluded.popularity
      where (search_documents.name_words, search_documents.other_words, search_documents.popularity)
        is distinct from (excluded.name_words, excluded.other_words, excluded.popularity)`);
  return rowCount ?? 0;
}
