import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { everything, tagDrops } from '#platform/tags/tag-drops';
import { getDatabase, isTransaction } from '#platform/transaction';

/** This tag is dropped when the words of any product change. */
export const wordsTag = 'search:words';

/** The products that have a word, as indexes into `Postings.productIds`. */
export interface WordPostings {
  /** In the name. */
  name: Int32Array;
  /** In brand, categories or values. */
  other: Int32Array;
}

/** The products of some words, as read from the documents. */
export interface Postings {
  words: Map<number, WordPostings>;
  productIds: number[];
  popularity: number[];
}

interface CachedPostings extends Postings {
  places: Map<number, number>;
  /** The number of entries in all lists, as a measure of memory. */
  size: number;
  /** The number of change events when it was created. */
  notified: number;
  /** Time of expiry, in ms of the monotonic clock, because tests may stop the shop's clock. */
  until: number;
}

/** Maximum delay of a change whose event was missed, in ms: texts rarely change, and events are rarely missed. */
const MAX_STALENESS_MS = 10_000;

/** Maximum number of entries, four bytes each. */
const largest = 8_000_000;

const cachedPostings = new WeakMap<Db, CachedPostings>();

let changesNotified = 0;
tagDrops.on('models', (tags) => {
  if (tags.includes(wordsTag) || tags.includes(everything)) changesNotified += 1;
});

/**
 * Returns the products that have these words. One query reads the lists of all words that are not cached. A list is cached until the words
 * of any product change, because most searches use the same words.
 */
export async function getPostings(db: Db, wordIds: readonly number[]): Promise<Postings> {
  const postings = getCachedPostings(db);
  const missing = wordIds.filter((id) => !postings.words.has(id));
  if (missing.length > 0) await read(db, postings, missing);
  return postings;
}

function getCachedPostings(db: Db): CachedPostings {
  const key = getDatabase(db);
  const found = cachedPostings.get(key);
  if (found && !isTransaction(db) && found.notified === changesNotified && found.size < largest && performance.now() < found.until) return found;
  const fresh: CachedPostings = {
    words: new Map(),
    productIds: [],
    popularity: [],
    places: new Map(),
    size: 0,
    notified: changesNotified,
    until: performance.now() + MAX_STALENESS_MS,
  };
  // A transaction may see uncommitted data, so its result is not cached.
  if (!isTransaction(db)) cachedPostings.set(key, fresh);
  return fresh;
}

async function read(db: Db, postings: CachedPostings, wordIds: readonly number[]): Promise<void> {
  const selectPostings = (column: 'name_words' | 'other_words') => sql`
    select word.id, ${sql.raw(String(column === 'name_words'))} as is_name, array_agg(document.product_id) as product_ids, array_agg(document.popularity) as popularity
    from wanted word join search_documents document on document.${sql.raw(column)} @> array[word.id] group by word.id`;
  const { rows } = await db.execute<{ id: number; is_name: boolean; product_ids: number[]; popularity: number[] }>(sql`
    with wanted as materialized (select unnest(${sql.param([...wordIds])}::int[]) as id)
    ${selectPostings('name_words')} union all ${selectPostings('other_words')}`);
  const read = new Map(wordIds.map((id): [number, WordPostings] => [id, { name: new Int32Array(), other: new Int32Array() }]));
  for (const { id, is_name, product_ids, popularity } of rows) {
    const places = Int32Array.from(product_ids, (productId, at) => getProductPlace(postings, productId, popularity[at] ?? 0));
    const word = read.get(id);
    if (word) word[is_name ? 'name' : 'other'] = places;
  }
  // Another search may have read the same words meanwhile.
  for (const [id, word] of read) {
    if (!postings.words.has(id)) postings.size += word.name.length + word.other.length;
    postings.words.set(id, word);
  }
}

function getProductPlace({ places, productIds, popularity }: CachedPostings, productId: number, popularityValue: number): number {
  const known = places.get(productId);
  if (known !== undefined) return known;
  const place = productIds.push(productId) - 1;
  places.set(productId, place);
  popularity[place] = popularityValue;
  return place;
}
