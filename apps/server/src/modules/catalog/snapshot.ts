import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { everything, tagDrops } from '#platform/tag-drops';
import { databaseOf, isTransaction } from '#platform/transaction';
import { readCatalog, type Catalog } from './read-catalog.ts';
import { catalogTag } from './tags.ts';

/** How long a change may go unseen whose news was missed, in ms. */
const freshFor = 1000;

interface Kept {
  catalog: Catalog;
  /** What the tables were like when it was read. */
  print: string;
  /** Changes told when that began: any told since may not be in it. */
  told: number;
  /** When somebody looks again. Wall clock: a test's clock may stand still. */
  lookAgainAt: number;
}

const kept = new WeakMap<Db, Kept>();
const looking = new WeakMap<Db, { told: number; kept: Promise<Kept> }>();

let changesTold = 0;
tagDrops.on('models', (tags) => {
  if (tags.includes(catalogTag) || tags.includes(everything)) changesTold += 1;
});

/**
 * Categories, collections, brands, attribute values and size charts as they are: kept in memory, read anew after a change
 * was told, and compared with the tables once a second besides. In a transaction it is what others see; what that
 * transaction itself has changed may be missing.
 */
export async function catalogOf(db: Db): Promise<Catalog> {
  const key = databaseOf(db);
  const found = kept.get(key);
  if (found && found.told === changesTold && performance.now() < found.lookAgainAt) return found.catalog;
  // Never waits for others, who may wait for the connection that this one holds; nor keeps what it alone may see.
  if (isTransaction(db)) return (await look(db, found)).catalog;
  const shared = looking.get(key);
  if (shared && shared.told === changesTold) return (await shared.kept).catalog;
  const mine = { told: changesTold, kept: look(db, found) };
  looking.set(key, mine);
  try {
    const seen = await mine.kept;
    if (seen.told >= (kept.get(key)?.told ?? 0)) kept.set(key, seen);
    return seen.catalog;
  } finally {
    if (looking.get(key) === mine) looking.delete(key);
  }
}

/** Compares, and reads only what has changed: all of it, where anything has. */
async function look(db: Db, found: Kept | undefined): Promise<Kept> {
  const told = changesTold;
  const print = await printOf(db);
  const catalog = found?.print === print ? found.catalog : await readCatalog(db);
  return { catalog, print, told, lookAgainAt: performance.now() + freshFor };
}

const tables = [
  'brands',
  'brand_translations',
  'categories',
  'category_translations',
  'collections',
  'collection_translations',
  'attribute_values',
  'attribute_value_translations',
  'attribute_translations',
  'size_charts',
  'size_chart_rows',
];

/**
 * Another text after any change of these tables: each row counts with the transaction that wrote it. So no table needs a
 * column of its own for it, and rows that somebody changes by hand are noticed as well.
 */
const prints = sql.join(
  [
    ...tables.map((table) => sql.raw(`(select count(*) || ':' || coalesce(sum(hashtext(xmin::text)), 0) from ${table})`)),
    sql.raw(`(select count(*) || ':' || coalesce(sum(hashtext(xmin::text)), 0) from slugs where kind in ('category', 'collection'))`),
  ],
  sql.raw(` || ' ' || `),
);

async function printOf(db: Db): Promise<string> {
  const { rows } = await db.execute<{ print: string }>(sql`select ${prints} as print`);
  return rows[0]?.print ?? '';
}
