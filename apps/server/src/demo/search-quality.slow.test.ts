import { demoCatalogue, type DemoProduct } from '@selvedge/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLanguage } from '#modules/countries';
import { searchText } from '#modules/search';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { searchQueries } from './search-queries.ts';
import { seedDemoShop } from './seed-demo-shop.ts';

interface Expectation {
  language: string;
  query: string;
  kinds: readonly string[];
  must: Readonly<Record<string, string>>;
}

const table: Expectation[] = Object.entries(searchQueries).flatMap(([language, lines]) =>
  lines
    .trim()
    .split(/[\n;]/)
    .map((line) => {
      const [query = '', kinds = '', must = ''] = line.split('|').map((part) => part.trim());
      return {
        language,
        query,
        kinds: kinds.split(',').filter(Boolean),
        must: Object.fromEntries(
          must
            .split(' ')
            .filter(Boolean)
            .map((pair) => pair.split('=')),
        ) as Record<string, string>,
      };
    }),
);

const products = new Map<string, DemoProduct>();
let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemoShop(database, { isLoopback: true });
  for (const product of demoCatalogue({ products: 340 }).products) products.set(product.code, product);
});
afterAll(() => database.close());

/** Returns whether a product meets an expectation. */
function isMeant(product: DemoProduct, { kinds, must }: Expectation): boolean {
  return (
    (kinds.length === 0 || kinds.includes(product.kind)) &&
    (!must.colour || must.colour.split(',').some((colour) => product.colours.includes(colour))) &&
    (!must.brand || product.brand === must.brand) &&
    (!must.for || product.audience === must.for) &&
    (!must.word || product.name.en.toLowerCase().includes(must.word))
  );
}

async function firstThree({ language, query }: Expectation): Promise<DemoProduct[]> {
  const found = await findLanguage(database.db, language);
  const { productIds } = await searchText(database.db, { q: query, languageId: found?.id ?? 0 });
  const { rows } = await database.pool.query<{ handle: string }>(
    'select handle from unnest($1::int[]) with ordinality as found (id, place) join products using (id) order by place',
    [productIds.slice(0, 3)],
  );
  return rows.flatMap(({ handle }) => products.get(handle) ?? []);
}

/** Fewer than three results are correct only if the shop has no more. */
function isRight(found: readonly DemoProduct[], expectation: Expectation): boolean {
  if (expectation.must.handle) return found[0]?.code === expectation.must.handle;
  const meant = [...products.values()].filter((product) => isMeant(product, expectation)).length;
  return meant > 0 && found.length >= Math.min(3, meant) && found.slice(0, meant).every((product) => isMeant(product, expectation));
}

test('the table has at least seven queries in each of the 17 languages, and 140 in all', () => {
  const counts = Object.keys(searchQueries).map((language) => table.filter((row) => row.language === language).length);
  expect(counts).toHaveLength(17);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(7);
  expect(table.length).toBeGreaterThanOrEqual(140);
});

test('an expected product is among the first three results for 95 of 100 queries and more', async () => {
  const misses: string[] = [];
  for (const row of table) {
    const found = await firstThree(row);
    if (!isRight(found, row)) {
      const { length } = [...products.values()].filter((product) => isMeant(product, row));
      misses.push(`${row.language}: "${row.query}" found ${found.map(({ name }) => name.en).join(' · ') || 'nothing'} (${length} would be right)`);
    }
  }
  if (misses.length > 0) console.log(`${misses.length} of ${table.length} queries missed:\n${misses.join('\n')}`);
  expect(misses.length / table.length, misses.join('\n')).toBeLessThanOrEqual(0.05);
});
