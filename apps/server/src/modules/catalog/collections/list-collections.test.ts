import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestShop } from '#testing/test-shop';
import type { Collection } from '../contract.ts';
import { saveSlug } from '../texts/save-slug.ts';
import { collections, collectionTranslations } from './tables.ts';

const [english, german] = [1, 3];
let database: Database;
let shop: TestShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await inTransaction(database.db, async (tx) => {
    const rows = await tx
      .insert(collections)
      .values([
        { code: 'winter', position: 2 },
        { code: 'summer', position: 1 },
        { code: 'gone', isActive: false },
      ])
      .returning();
    for (const { id, code } of rows) {
      await tx.insert(collectionTranslations).values([
        { collectionId: id, languageId: english, name: `The ${code}`, description: `For ${code} days.` },
        { collectionId: id, languageId: german, name: `Der ${code}`, description: `Für ${code}.` },
      ]);
      await saveSlug(tx, { kind: 'collection', targetId: id, languageId: english, slug: code });
      await saveSlug(tx, { kind: 'collection', targetId: id, languageId: german, slug: `der-${code}` });
    }
  });
});
afterAll(() => database.close());

test('active collections are listed in their order, in the requested language', async () => {
  const { data } = await shop.call<Collection[]>('GET', `collections?languageId=${german}`);
  expect(data.map(({ code, slug, name }) => [code, slug, name])).toEqual([
    ['summer', 'der-summer', 'Der summer'],
    ['winter', 'der-winter', 'Der winter'],
  ]);
  expect(data[0]?.description).toBe('Für summer.');
});

test('the list of collections is cacheable until the catalogue changes', async () => {
  const { headers } = await shop.app.request('http://localhost/api/collections');
  expect(headers.get('surrogate-key')).toBe('catalog');
});
