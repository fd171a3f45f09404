import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { everything, tagDrops } from '#platform/tag-drops';
import { databaseOf, isTransaction } from '#platform/transaction';

/** Dropped when any product's words have changed. */
export const wordsTag = 'search:words';

/** Which products have a word, by their places in `Postings.productIds`. */
export interface WordPostings {
  /** In their name. */
  name: Int32Array;
  /** In what they belong to. */
  other: Int32Array;
}

/** The products of some words: what search reads of the documents. */
export interface Postings {
  words: Map<number, WordPostings>;
  productIds: number[];
  popularity: number[];
}

interface Kept extends Postings {
  places: Map<number, number>;
  /** Places in all lists: what it weighs. */
  size: number;
  /** Changes told when it was begun. */
  told: number;
  /** Wall clock, ms: a test's clock may stand still. */
  until: number;
}

/** How long a change may go unseen whose news was missed, in ms: texts change seldom, and news are seldom missed. */
const freshFor = 10_000;

/** Four bytes each. */
const largest = 8_000_000;

const kept = new WeakMap<Db, Kept>();

let changesTold = 0;
tagDrops.on('models', (tags) => {
  if (tags.includes(wordsTag) || tags.includes(everything)) changesTold += 1;
});

/**
 * The products that have these words. A word's list is read once, in one query for all that are missing, and kept until some
 * product's words change: the same hundred words are searched for all day.
 */
export async function postingsOf(db: Db, wordIds: readonly number[]): Promise<Postings> {
  const postings = keptOf(db);
  const missing = wordIds.filter((id) => !postings.words.has(id));
  if (missing.length > 0) await read(db, postings, missing);
  return postings;
}

function keptOf(db: Db): Kept {
  const key = databaseOf(db);
  const found = kept.get(key);
  if (found && !isTransaction(db) && found.told === changesTold && found.size < largest && performance.now() < found.until) return found;
  const fresh: Kept = {
    words: new Map(),
    productIds: [],
    popularity: [],
    places: new Map(),
    size: 0,
    told: changesTold,
    until: performance.now() + freshFor,
  };
  // A transaction sees what nobody else may.
  if (!isTransaction(db)) kept.set(key, fresh);
  return fresh;
}

async function read(db: Db, postings: Kept, wordIds: readonly number[]): Promise<void> {
  const lists = (column: 'name_words' | 'other_words') => sql`
    select word.id, ${sql.raw(String(column === 'name_words'))} as is_name, array_agg(document.product_id) as product_ids, array_agg(document.popularity) as popularity
    from wanted word join search_documents document on document.${sql.raw(column)} @> array[word.id] group by word.id`;
  const { rows } = await db.execute<{ id: number; is_name: boolean; product_ids: number[]; popularity: number[] }>(sql`
    with wanted as materialized (select unnest(${sql.param([...wordIds])}::int[]) as id)
    ${lists('name_words')} union all ${lists('other_words')}`);
  const read = new Map(wordIds.map((id): [number, WordPostings] => [id, { name: new Int32Array(), other: new Int32Array() }]));
  for (const { id, is_name, product_ids, popularity } of rows) {
    const places = Int32Array.from(product_ids, (productId, at) => placeOf(postings, productId, popularity[at] ?? 0));
    const word = read.get(id);
    if (word) word[is_name ? 'name' : 'other'] = places;
  }
  // Another search may have read the same words meanwhile.
  for (const [id, word] of read) {
    if (!postings.words.has(id)) postings.size += word.name.length + word.other.length;
    postings.words.set(id, word);
  }
}

function placeOf({ places, productIds, popularity }: Kept, productId: number, liking: number): number {
  const known = places.get(productId);
  if (known !== undefined) return known;
  const place = productIds.push(productId) - 1;
  places.set(productId, place);
  popularity[place] = liking;
  return place;
}
