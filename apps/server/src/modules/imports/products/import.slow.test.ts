import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { listProductCards, getProductPage, refreshWholeListing } from '#modules/search';
import { seedCountries } from '#modules/countries';
import { saveImages } from '#modules/media';
import type { Database } from '#platform/database';
import { test as databaseTest } from '#testing/database';
import { applyImport } from '../plan/apply-import.ts';
import type { ImportOptions } from './import-options.ts';
import { planImport } from '../plan/plan-import.ts';
import { readMerchantFile } from './read-merchant-file.ts';
import { reportPlan } from '../plan/report-plan.ts';
import { toImportedPath } from '../photos/imported-path.ts';

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
const maker = {
  name: 'Reedwater d.o.o.',
  street: 'Mlinska 4',
  postalCode: '1000',
  city: 'Ljubljana',
  countryCode: 'SI',
  email: 'hello@reedwater.example',
};
const options: ImportOptions = { currency: 'EUR', rates: new Map(), languageId: 1, maker, waive: false, reference: 'import market-stall.csv' };
const slovenia = 3;
const bangladesh = 1;

interface Shop {
  database: Database;
  plan: (file?: Buffer, more?: Partial<ImportOptions>) => ReturnType<typeof planImport>;
  importFile: (file?: Buffer, more?: Partial<ImportOptions> & { isAllOrNothing?: boolean }) => ReturnType<typeof applyImport>;
  /** Stores the photos of the fixture as if they had been downloaded. */
  photosArrive: () => Promise<void>;
  /** Counts the rows of every table that the import may write. */
  census: () => Promise<Record<string, number>>;
}

const test = databaseTest.extend<{ shop: Shop }>({
  shop: async ({ database }, use) => {
    await seedCountries(database.db);
    const plan: Shop['plan'] = async (file = fixture('market-stall.csv'), more = {}) => {
      const all = { ...options, ...more };
      return planImport(database.db, await readMerchantFile(file, all), all);
    };
    await use({
      database,
      plan,
      importFile: async (file, { isAllOrNothing = false, ...more } = {}) =>
        applyImport(database.db, await plan(file, more), { ...options, ...more }, { isAllOrNothing }),
      photosArrive: async () => {
        const urls =
          fixture('market-stall.csv')
            .toString()
            .match(/https:[^,]+\.jpg/g) ?? [];
        const photos = urls.map((url) => ({ imageUrl: toImportedPath(url), imageMimeType: 'image/webp', width: 800, height: 1000 }));
        await saveImages(database.db, photos);
      },
      census: async () => {
        const tables = [
          'products',
          'product_translations',
          'slugs',
          'variants',
          'brands',
          'makers',
          'categories',
          'attribute_values',
          'prices',
          'price_changes',
          'stock_levels',
          'stock_movements',
          'media',
          'product_media',
          'outbox',
        ];
        const counted = await Promise.all(
          tables.map(
            async (table) =>
              [table, (await database.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count ?? 0] as const,
          ),
        );
        return Object.fromEntries(counted);
      },
    });
  },
});

test('a dry run reports what would happen and changes nothing', async ({ shop }) => {
  const before = await shop.census();
  const plan = await shop.plan();
  expect(await shop.census()).toEqual(before);
  const report = reportPlan(plan, options);
  expect(report.at(-1)).toBe('6 to create, 0 to update, 0 unchanged, 0 rejected.');
  expect(report).toContain(
    '+ heron-linen-shirt  Heron Linen Shirt (4 variants; 49.90–59.90 EUR; men-imported; 3 pictures to download; published after its pictures are downloaded)',
  );
  expect(report).toContain(
    '+ otter-wool-coat  Otter Wool Coat (1 variant; 189.00 EUR; women-imported; 1 picture to download; draft, missing: fibre-composition)',
  );
  expect(report).toContain('+ marsh-candle  Marsh Candle (1 variant; 12.00 EUR; women-imported; draft, missing: picture)');
});

test('imported products appear in listings and on their page, with prices in every country and their stock', async ({ shop }) => {
  await shop.photosArrive();
  expect(await shop.importFile()).toEqual({ applied: 6, problems: [] });
  const { db } = shop.database;
  const { cards } = await listProductCards(db, { countryId: slovenia, languageId: 3, page: 1, take: 12, orderBy: 'newest' });
  // The others are drafts, which shoppers do not see.
  expect(cards.map(({ name }) => name)).toEqual(['Heron Linen Shirt']);
  const page = await getProductPage(db, { slug: 'heron-linen-shirt', countryId: slovenia, languageId: 1 });
  expect(page).toMatchObject({
    brand: { name: 'Reedwater' },
    currency: 'EUR',
    maker: { city: 'Ljubljana' },
    composition: [
      {
        part: 'shell',
        fibres: [
          { fibre: 'flax', percent: 55 },
          { fibre: 'cotton', percent: 45 },
        ],
      },
    ],
  });
  expect(page.colors.map(({ name }) => name)).toEqual(['Sky Blue', 'White']);
  expect(page.sizes.map(({ name }) => name)).toEqual(['S', 'M']);
  expect(page.variants.map(({ available, unitPrice, discountPrice, priorPrice }) => [available, unitPrice, discountPrice, priorPrice])).toEqual([
    [4, 59.9, 59.9, null],
    [0, 59.9, 59.9, null],
    // The merchant's struck-through price was never a price of this shop, so there is no prior price.
    [7, 59.9, 49.9, null],
    [2, 59.9, 49.9, null],
  ]);
  const pageAbroad = await getProductPage(db, { slug: 'heron-linen-shirt', countryId: bangladesh, languageId: 1 });
  expect(pageAbroad.currency).toBe('BDT');
  expect(pageAbroad.variants.every(({ unitPrice }) => Math.round(unitPrice * 100 + 1000) % 10_000 === 0)).toBe(true);
  const { rows } = await shop.database.pool.query(
    `select kind, sum(on_hand_change)::int as pieces, max(reference) as reference from stock_movements group by kind`,
  );
  expect(rows).toEqual([{ kind: 'corrected', pieces: 4 + 7 + 2 + 1 + 12 + 3 + 1 + 1 + 1, reference: 'import market-stall.csv' }]);
});

test('a repeated import duplicates and changes nothing', async ({ shop }) => {
  await shop.importFile();
  const before = await shop.census();
  const again = await shop.plan();
  expect(again.products.map(({ outcome }) => outcome)).toEqual(Array(6).fill('unchanged'));
  await shop.importFile();
  const { outbox: _, ...after } = await shop.census();
  expect(after).toEqual((({ outbox: __, ...rest }) => rest)(before));
});

test('changes of the merchant are applied, by handle and options', async ({ shop }) => {
  await shop.photosArrive();
  await shop.importFile();
  const changed = fixture('market-stall.csv')
    .toString()
    .replace('Otter Wool Coat', 'Otter Winter Coat')
    .replaceAll(',7,,,49.90,59.90', ',5,,,44.90,59.90')
    .replace('Reedwater,,"kids', 'Mudlark,,"kids');
  const { products } = await shop.plan(Buffer.from(changed));
  expect(products.filter(({ outcome }) => outcome === 'updated').map(({ product, changes }) => [product.handle, changes])).toEqual([
    ['heron-linen-shirt', ['stock of 1 variant', 'prices']],
    ['otter-wool-coat', ['title']],
    ['little-wren-hat', ['brand']],
  ]);
  await shop.importFile(Buffer.from(changed));
  expect((await shop.plan(Buffer.from(changed))).products.every(({ outcome }) => outcome === 'unchanged')).toBe(true);
  const page = await getProductPage(shop.database.db, { slug: 'heron-linen-shirt', countryId: slovenia, languageId: 1 });
  expect(page.variants.map(({ available, discountPrice }) => [available, discountPrice])).toEqual([
    [4, 59.9],
    [0, 59.9],
    [5, 44.9],
    [2, 49.9],
  ]);
});

test('held stock is not removed by a count', async ({ shop }) => {
  await shop.importFile();
  await shop.database.pool.query(`update stock_levels set held = 3 from variants where variants.id = variant_id and sku = 'PLV-M-L'`);
  const counted = fixture('market-stall.csv').toString().replace('PLV-M-L,450,,3,', 'PLV-M-L,450,,1,');
  await shop.importFile(Buffer.from(counted));
  const { rows } = await shop.database.pool.query(
    `select on_hand, held from stock_levels join variants on variants.id = variant_id where sku = 'PLV-M-L'`,
  );
  expect(rows).toEqual([{ on_hand: 3, held: 3 }]);
});

test('a product with a broken line is left out completely, the others are imported', async ({ shop }) => {
  const plan = await shop.plan(fixture('broken-stall.csv'));
  expect(plan.problems.map(({ line }) => line)).toEqual([3, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(await shop.importFile(fixture('broken-stall.csv'))).toMatchObject({ applied: 1 });
  const { rows } = await shop.database.pool.query('select handle from products');
  expect(rows).toEqual([{ handle: 'otter-wool-coat' }]);
});

test('all or nothing imports nothing while one line is broken', async ({ shop }) => {
  const before = await shop.census();
  expect(await shop.importFile(fixture('broken-stall.csv'), { isAllOrNothing: true })).toMatchObject({ applied: 0 });
  expect(await shop.census()).toEqual(before);
});

test('a product that the database refuses leaves nothing behind', async ({ shop }) => {
  const plan = await shop.plan();
  // Another product takes the SKU between the dry run and the import.
  await shop.importFile(
    Buffer.from(
      fixture('market-stall.csv')
        .toString()
        .split('\n')
        .filter((line, index) => index === 0 || line.startsWith('plover'))
        .join('\n')
        .replaceAll('plover-cord-trousers', 'plover-chinos'),
    ),
  );
  const before = await shop.census();
  const refused = await applyImport(
    shop.database.db,
    { ...plan, products: plan.products.filter(({ product }) => product.handle.startsWith('plover')) },
    options,
  );
  expect(refused).toMatchObject({
    applied: 0,
    problems: [{ handle: 'plover-cord-trousers', message: 'The product was not saved: This SKU belongs to another product' }],
  });
  expect(await shop.census()).toEqual(before);
  expect((await shop.plan()).problems).toMatchObject([
    { line: 9, column: 'Variant SKU' },
    { line: 10, column: 'Variant SKU' },
  ]);
  const all = await applyImport(shop.database.db, plan, options, { isAllOrNothing: true });
  expect(all.applied).toBe(0);
  expect(await shop.census()).toEqual(before);
});

test('without a manufacturer all products are drafts that list what they lack; a test shop may waive all but the picture', async ({ shop }) => {
  await shop.photosArrive();
  await shop.importFile(undefined, { maker: undefined });
  const status = async () =>
    (
      await shop.database.pool.query<{ handle: string; status: string; missing: string[] }>(
        'select handle, status, missing from products order by id',
      )
    ).rows;
  expect(await status()).toEqual([
    { handle: 'heron-linen-shirt', status: 'draft', missing: ['maker'] },
    { handle: 'otter-wool-coat', status: 'draft', missing: ['maker', 'fibre-composition'] },
    { handle: 'plover-cord-trousers', status: 'draft', missing: ['maker', 'fibre-composition', 'picture'] },
    { handle: 'little-wren-hat', status: 'draft', missing: ['maker', 'picture'] },
    { handle: 'marsh-candle', status: 'draft', missing: ['maker', 'picture'] },
    { handle: 'teal-tie', status: 'draft', missing: ['maker', 'fibre-composition', 'picture'] },
  ]);
  await shop.importFile(undefined, { maker: undefined, waive: true });
  expect((await status()).map(({ handle, status: now, missing }) => [handle, now, missing.length])).toEqual([
    ['heron-linen-shirt', 'published', 0],
    ['otter-wool-coat', 'published', 0],
    ['plover-cord-trousers', 'draft', 1],
    ['little-wren-hat', 'draft', 1],
    ['marsh-candle', 'draft', 1],
    // The file itself marks it as not published.
    ['teal-tie', 'draft', 1],
  ]);
  await refreshWholeListing(shop.database.db);
  const { meta } = await listProductCards(shop.database.db, { countryId: bangladesh, languageId: 1, page: 1, take: 12, orderBy: 'newest' });
  expect(meta.itemCount).toBe(2);
});

test('a published product that loses legally required data is unpublished; a waived requirement stays waived', async ({ shop }) => {
  await shop.photosArrive();
  const readStatus = async (handle: string) =>
    (await shop.database.pool.query<{ status: string; missing: string[] }>('select status, missing from products where handle = $1', [handle]))
      .rows[0];
  await shop.importFile();
  expect(await readStatus('heron-linen-shirt')).toEqual({ status: 'published', missing: [] });
  await shop.importFile(undefined, { maker: { ...maker, countryCode: 'BD', postalCode: '1205', city: 'Dhaka' } });
  expect(await readStatus('heron-linen-shirt')).toEqual({ status: 'draft', missing: ['responsible-person'] });
  await shop.importFile(undefined, { waive: true });
  await shop.importFile();
  expect(await readStatus('otter-wool-coat')).toEqual({ status: 'published', missing: [] });
});

test('a manufacturer outside the Union needs a responsible person in it', async ({ shop }) => {
  const pageAbroad = { ...maker, countryCode: 'BD', postalCode: '1205', city: 'Dhaka' };
  const lacking = async (more: Partial<ImportOptions>) => (await shop.plan(undefined, { maker: pageAbroad, ...more })).products[0]?.missing;
  expect(await lacking({})).toEqual(['responsible-person']);
  expect(await lacking({ responsible: maker })).toEqual([]);
});

test('prices in another currency are converted by rate, and an unknown rate is reported', async ({ shop }) => {
  await expect(shop.plan(undefined, { currency: 'USD' })).rejects.toThrow('The shop has no exchange rate for USD');
  const { products } = await shop.plan(undefined, {
    currency: 'USD',
    rates: new Map([
      ['USD', '1.20'],
      ['BDT', '120'],
    ]),
  });
  const coat = products.find(({ product }) => product.handle === 'otter-wool-coat');
  const inCountry = (countryId: number) => coat?.prices.find((price) => price.countryId === countryId)?.regular;
  // 189.00 USD are 157.50 EUR, with Slovenia's ending x.99; 18,900.00 BDT, rounded in Bangladesh to hundreds less ten.
  expect([inCountry(slovenia), inCountry(bangladesh)]).toEqual([15799, 1889000]);
});
