import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { dropTags } from '#platform/tags/tag-drops';
import { wordsTag } from './postings.ts';
import { listProductWords, type ProductWords, type WordKey } from './list-product-words.ts';

/** Key of an advisory lock; any fixed number. The lock is shared by writers of words, and exclusive when unused words are deleted. */
const wordsLock = 7_355_352;

/**
 * Stores the search words of products in all languages. The words are rebuilt from current data, so this may run twice or late. Unchanged
 * documents are not written.
 * @param productIds at most a few thousand: a product that is not published is removed
 */
export async function refreshWords(db: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = sql`${sql.param([...productIds])}::int[]`;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${wordsLock})`);
    // Locks the products in the order of their ids. Two refreshes of the same products run one after the other; the later one has newer texts.
    await tx.execute(sql`select id from products where id = any(${ids}) order by id for no key update`);
    const documents = await listProductWords(tx, productIds);
    const unusedWords = await tx.execute(sql`
      delete from search_documents where product_id = any(${ids})
        and not exists (select from products where id = product_id and status = 'published')`);
    const written = documents.length > 0 ? await writeDocuments(tx, documents, await readWordIds(tx, documents)) : 0;
    if ((unusedWords.rowCount ?? 0) + written > 0) await dropTags(tx, [wordsTag]);
  });
}

/**
 * Rebuilds all words: after a seed, an import, or a change of the folding, and each night for renamed records.
 * @param batch products per transaction: 500 take about half a second
 * @param pace awaited between two batches
 */
export async function refreshAllWords(
  db: Db,
  {
    onProgress = () => undefined,
    batch = 500,
    pace: throttle,
  }: { onProgress?: (done: number) => void; batch?: number; pace?: () => Promise<void> } = {},
): Promise<void> {
  for (let last = 0, done = 0; ;) {
    const { rows } = await db.execute<{ id: number }>(sql`select id from products where id > ${last} order by id limit ${batch}`);
    const ids = rows.map(({ id }) => id);
    await refreshWords(db, ids);
    onProgress((done += ids.length));
    last = ids.at(-1) ?? 0;
    if (ids.length < batch) return;
    await throttle?.();
  }
}

/** Deletes words that no product has any more, because they would be suggested as corrections. */
export async function dropUnusedWords(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${wordsLock})`);
    await tx.execute(sql`
      delete from search_words where id not in (
        select unnest(name_words) from search_documents union select unnest(other_words) from search_documents)`);
  });
}

/** Returns the ids of all words of these documents and stores new words, in a fixed order to prevent deadlocks. */
async function readWordIds(tx: Tx, documents: readonly ProductWords[]): Promise<Map<WordKey, number>> {
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
    // Insert only missing words: conflicts would use up sequence numbers.
    await tx.execute(sql`
      insert into search_words (language_id, word) select wanted.language_id, wanted.word from ${wanted}
      where not exists (select from search_words found where found.language_id = wanted.language_id and found.word = wanted.word)
      on conflict do nothing`);
    ({ rows } = await read());
  }
  return new Map(rows.map(({ id, language_id, word }) => [`${language_id} ${word}`, id]));
}

/** @returns the number of new or changed documents */
async function writeDocuments(tx: Tx, documents: readonly ProductWords[], ids: ReadonlyMap<WordKey, number>): Promise<number> {
  const listWordIds = (words: ReadonlySet<WordKey>) => [...words].flatMap((key) => ids.get(key) ?? []).sort((one, other) => one - other);
  const column = (values: unknown[]) => sql.param(values);
  const { rowCount } = await tx.execute(sql`
    insert into search_documents (product_id, name_words, other_words, popularity)
    select product_id, name_words::int[], other_words::int[], popularity from unnest(
      ${column(documents.map(({ productId }) => productId))}::int[],
      ${column(documents.map(({ name }) => `{${listWordIds(name).join(',')}}`))}::text[],
      ${column(documents.map(({ other }) => `{${listWordIds(other).join(',')}}`))}::text[],
      ${column(documents.map(({ popularity }) => popularity))}::int[]) as made (product_id, name_words, other_words, popularity)
    on conflict (product_id) do update
      set name_words = excluded.name_words, other_words = excluded.other_words, popularity = excluded.popularity
      where (search_documents.name_words, search_documents.other_words, search_documents.popularity)
        is distinct from (excluded.name_words, excluded.other_words, excluded.popularity)`);
  return rowCount ?? 0;
}
