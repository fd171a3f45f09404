import { readFileSync } from 'node:fs';
import writeXlsx from 'write-excel-file/node';
import { zipSync } from 'fflate';
import { expect } from 'vitest';
import { saveImages } from '#modules/media';
import { getProductPage } from '#modules/search';
import { inTransaction } from '#platform/transaction';
import { productMedia } from '#tables/catalog';
import { test as databaseTest } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { chooseProofSize } from '#testing/proof-size';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { publishWithPhotos } from '../photos/awaited-photos.ts';
import { processRun } from './process-run.ts';
import type { ImportPreview, ImportRecord } from '../contract.ts';

const maker = 'Reedwater, Mlinska 4, 1000 Ljubljana, SI, a@reedwater.example';
const usual = { currency: 'EUR', rates: [], languageId: 1, maker, waive: true, isAllOrNothing: false };

interface ImportBench {
  shop: TestShop;
  /** Uploads a file and returns the response, which may be an error. */
  upload: (file: string | Uint8Array, name?: string) => Promise<{ status: number; code: string; message: string; data: ImportRecord }>;
  plan: (run: ImportRecord, options?: Partial<typeof usual>, mapping?: Record<string, string>) => Promise<ImportRecord>;
  apply: (run: ImportRecord) => Promise<ImportRecord>;
  /** Runs the import's jobs until it waits for a decision. */
  work: (id: number) => Promise<void>;
  /** Imports a file completely. */
  importCompletely: (file: string | Uint8Array, options?: Partial<typeof usual>) => Promise<ImportRecord>;
  read: (id: number) => Promise<ImportRecord>;
  call: TestShop['call'];
  exported: (query: string) => Promise<Buffer>;
  rows: <Row extends Record<string, unknown>>(sql: string) => Promise<Row[]>;
}

const test = databaseTest.extend<{ imports: ImportBench }>({
  imports: async ({ database }, use) => {
    const shop = openTestShop(database);
    await database.pool.query(`insert into categories (code) values ('women-dresses'), ('men-shirts')`);
    await saveImages(database.db, [{ imageUrl: photo, imageMimeType: 'image/webp', width: 800, height: 1000 }]);
    const staff = await signedInStaff(shop);
    const ask = async (method: string, path: string, body?: string | Uint8Array) =>
      shop.app.fetch(
        new Request(`http://localhost/api/admin/${path}`, {
          method,
          headers: { authorization: `Bearer ${staff.token}` },
          ...(body !== undefined && { body: Buffer.from(body) }),
        }),
      );
    const read = async (id: number) => (await staff.call<ImportRecord>('GET', `admin/imports/${id}`)).data;
    const upload: ImportBench['upload'] = async (file, name = 'products.csv') => {
      const response = await ask('PUT', `files/imports?name=${name}`, file);
      return { status: response.status, ...((await response.json()) as { code: string; message: string; data: ImportRecord }) };
    };
    const work = async (runId: number) => {
      // Repeats like the job, which requests another job while there is more to do.
      while (['planning', 'applying'].includes((await read(runId)).status)) await processRun(shop.services, { runId }, new AbortController());
    };
    const plan: ImportBench['plan'] = async (run, options = {}, mapping = run.mapping) => {
      expect(await staff.call('POST', `admin/imports/${run.id}/plan`, { mapping, options: { ...usual, ...options } })).toMatchObject({ status: 200 });
      await work(run.id);
      return read(run.id);
    };
    const apply: ImportBench['apply'] = async (run) => {
      expect(await staff.call('POST', `admin/imports/${run.id}/apply`)).toMatchObject({ status: 200 });
      await work(run.id);
      return read(run.id);
    };
    await use({
      shop,
      upload,
      plan,
      apply,
      work,
      read,
      call: staff.call,
      importCompletely: async (file, options) => apply(await plan((await upload(file)).data, options)),
      exported: async (query) => Buffer.from(await (await ask('GET', `files/exports/products?${query}`)).arrayBuffer()),
      rows: async (sql) => (await database.pool.query(sql)).rows as never,
    });
  },
});

const photo = '/media/own/dress.webp';
const header = 'handle,name,brand,audience,category,color,size,sku,stock,composition,price:SI,pictures';
/** Returns the row of a product with one variant. */
const line = (number: number, change: Partial<Record<'price' | 'stock' | 'composition' | 'sku', string>> = {}): string => {
  const { price = '49,90', stock = '5', composition = '100% cotton', sku = `SKU-${number}` } = change;
  return `dress-${number},Dress ${number},Reedwater,women,women-dresses,Navy,M,${sku},${stock},${composition},"${price}",${photo}`;
};

const PRODUCTS = chooseProofSize({ short: 1000, whole: 5000 });
/** Every 125th line is bad. */
const BAD_LINES = PRODUCTS / 125;

test('of a large table exactly the bad lines are reported with their reasons, and all other products are imported', async ({ imports }) => {
  const reasons = [
    [{ price: 'ten' }, 'price:SI', '"ten" is not a price. Use the format 1234.50 or 1234,50.'],
    [{ stock: '-3' }, 'stock', '"-3" is not a whole number of pieces.'],
    [{ composition: '90% cotton' }, 'composition', 'The percentages of shell add up to 90 %, not 100 %.'],
    [{ sku: 'SKU-1' }, 'sku', 'The SKU SKU-1 already belongs to the product dress-1 in the file.'],
  ] as const;
  const isBad = (number: number) => number % 125 === 0;
  const wrong = Array.from({ length: PRODUCTS }, (_, index) => index + 1).filter(isBad);
  const getReason = (number: number) => reasons[(number / 125) % reasons.length] ?? reasons[0];
  const lines = Array.from({ length: PRODUCTS }, (_, index) => line(index + 1, isBad(index + 1) ? getReason(index + 1)[0] : {}));
  const imported = await imports.upload([header, ...lines].join('\n'));
  const planned = await imports.plan(imported.data);
  expect(planned).toMatchObject({
    status: 'planned',
    counts: { created: PRODUCTS - BAD_LINES, updated: 0, unchanged: 0, refused: BAD_LINES, problems: BAD_LINES },
  });
  expect(planned.problems).toEqual(
    wrong.map((number) => ({ line: number + 1, handle: `dress-${number}`, column: getReason(number)[1], message: getReason(number)[2] })),
  );
  expect(await imports.rows('select count(*)::int as count from products')).toEqual([{ count: 0 }]);
  expect(await imports.apply(planned)).toMatchObject({
    status: 'done',
    done: PRODUCTS,
    total: PRODUCTS,
    counts: { created: PRODUCTS - BAD_LINES, refused: BAD_LINES },
  });
  expect(await imports.rows(`select count(*)::int as count from products where status = 'published'`)).toEqual([{ count: PRODUCTS - BAD_LINES }]);
  const page = await getProductPage(imports.shop.database.db, { slug: `dress-${PRODUCTS - 1}`, countryId: shopIds.SI, languageId: 1 });
  expect(page.variants.map(({ sku, available, unitPrice }) => [sku, available, unitPrice])).toEqual([[`SKU-${PRODUCTS - 1}`, 5, 49.9]]);
  expect(await imports.rows(`select action from audit_log order by id`)).toEqual([
    { action: 'import.upload' },
    { action: 'import.plan' },
    { action: 'import.apply' },
  ]);
});

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));

test("Shopify's own file is imported unchanged, and the bad lines can be downloaded as CSV", async ({ imports }) => {
  const imported = await imports.upload(fixture('broken-stall.csv'));
  expect(imported.data).toMatchObject({ format: 'shopify', status: 'uploaded' });
  const planned = await imports.plan(imported.data);
  expect(planned.counts).toMatchObject({ created: 1, problems: 9 });
  const report = await imports.shop.app.fetch(new Request(`http://localhost/api/admin/imports/${planned.id}/problems.csv`));
  expect(report.status).toBe(401);
  expect(await imports.importCompletely(fixture('market-stall.csv'))).toMatchObject({ status: 'done', counts: { created: 6, problems: 0 } });
  // Products whose images have not been downloaded yet are processed again.
  expect((await imports.plan((await imports.upload(fixture('market-stall.csv'))).data)).counts).toMatchObject({
    created: 0,
    updated: 2,
    unchanged: 4,
  });
});

test('the first sheet of a workbook is read; its columns are guessed by name and can be corrected', async ({ imports }) => {
  const text = (value: string) => ({ value, type: String });
  const sheet = [
    ['Title', 'Product', 'Marke', 'Zielgruppe', 'Colour', 'Größe', 'EAN', 'Bestand', 'Preis DE', 'Shelf'].map(text),
    [
      ...['Silk dress', 'silk-dress', 'Reedwater', 'women', 'Navy', 'M'].map(text),
      { value: 4006381333931, type: Number },
      { value: 3, type: Number },
      { value: 19.9, type: Number },
      text('women-dresses'),
    ],
  ];
  const { data: run } = await imports.upload(await writeXlsx(sheet).toBuffer(), 'list.xlsx');
  expect(run.mapping).toEqual({
    Title: 'name',
    Product: 'handle',
    Marke: 'brand',
    Zielgruppe: 'audience',
    Colour: 'color',
    Größe: 'size',
    EAN: 'barcode',
    Bestand: 'stock',
    'Preis DE': 'price:DE',
  });
  const { data: preview } = await imports.call<ImportPreview>('GET', `admin/imports/${run.id}/preview`);
  expect(preview.rows).toEqual([
    { line: 2, cells: ['Silk dress', 'silk-dress', 'Reedwater', 'women', 'Navy', 'M', '4006381333931', '3', '19.9', 'women-dresses'] },
  ]);
  const planned = await imports.plan(run, {}, { ...run.mapping, Shelf: 'category' });
  expect(await imports.apply(planned)).toMatchObject({ counts: { created: 1 } });
  const shown = await imports.rows(
    `select barcode, regular, categories.code from variants join prices using (product_id) join products on products.id = product_id join categories on categories.id = category_id`,
  );
  expect(shown).toEqual([{ barcode: '4006381333931', regular: 1990, code: 'women-dresses' }]);
});

test('a workbook that unpacks to more than the limit is refused, and so is a file that is not a table', async ({ imports }) => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(201 * 1024 * 1024) }, { level: 1 });
  expect(await imports.upload(bomb, 'bomb.xlsx')).toMatchObject({ status: 422, code: 'WorkbookTooLarge' });
  expect(await imports.upload(zipSync({ 'a.txt': Buffer.from('x') }), 'a.xlsx')).toMatchObject({ status: 422, code: 'NotAWorkbook' });
  expect(await imports.upload(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'picture.csv')).toMatchObject({ status: 422, code: 'NotText' });
  expect(await imports.rows('select id from import_runs')).toEqual([]);
});

const catalogue = [
  `${header},description,sale:SI,sale-from:SI,sale-until:SI,barcode,care`,
  `${line(1)},"Light, with ""pockets""",39.90,2026-01-01,2036-01-01,0012345,"wash-30, do-not-bleach"`,
  `dress-1,,,,,Navy,L,SKU-1-L,2,,54.90,,,,,,0012346,`,
  `${line(2, { sku: '-MINUS' })},=1+1,,,,@cmd,`,
].join('\n');

test('an exported file is imported without a change, as CSV and as a workbook; nothing in it runs as a formula', async ({ imports }) => {
  expect(await imports.importCompletely(catalogue)).toMatchObject({ status: 'done', counts: { created: 2, problems: 0 } });
  for (const format of ['csv', 'xlsx']) {
    const file = await imports.exported(`format=${format}`);
    if (format === 'csv') {
      expect(file.toString()).toContain(`,'=1+1,`);
      expect(file.toString()).toContain(`,'-MINUS,`);
    }
    const again = await imports.plan((await imports.upload(file, `again.${format}`)).data);
    expect(again).toMatchObject({ counts: { created: 0, updated: 0, unchanged: 2, problems: 0 } });
  }
  expect(await imports.rows(`select description from product_translations where name = 'Dress 2'`)).toEqual([{ description: '=1+1' }]);
});

test('a table of stock or prices changes only these', async ({ imports }) => {
  await imports.importCompletely(catalogue);
  const census = () =>
    imports.rows(`select handle, status, composition, care, category_id, name, description, array_agg(sku || coalesce(barcode, '') order by sku) as skus
      from products join product_translations on product_translations.product_id = products.id join variants on variants.product_id = products.id
      group by products.id, name, description order by products.id`);
  const before = await census();
  const stock = (await imports.exported('columns=stock')).toString();
  expect(stock.split('\r\n').slice(0, 3)).toEqual(['\uFEFFhandle,sku,stock', 'dress-1,SKU-1,5', 'dress-1,SKU-1-L,2']);
  expect(await imports.importCompletely(stock.replace('SKU-1-L,2', 'SKU-1-L,9'))).toMatchObject({ counts: { updated: 1, unchanged: 1 } });
  // A warehouse list may contain SKUs only.
  expect(await imports.importCompletely('sku;stock\nSKU-1;1\nNOBODY;4')).toMatchObject({
    counts: { updated: 1, problems: 1 },
    problems: [{ line: 3 }],
  });
  expect(await imports.rows('select sku, on_hand from variants join stock_levels on variant_id = variants.id order by sku')).toEqual([
    { sku: '-MINUS', on_hand: 5 },
    { sku: 'SKU-1', on_hand: 1 },
    { sku: 'SKU-1-L', on_hand: 9 },
  ]);
  const prices = await imports.exported('columns=prices');
  expect((await imports.plan((await imports.upload(prices)).data)).counts).toMatchObject({ updated: 0, unchanged: 2 });
  expect(await imports.importCompletely('handle,price:SI\ndress-2,"1.044,90"')).toMatchObject({ counts: { updated: 1 } });
  expect(await imports.rows(`select regular from prices join products on products.id = product_id where handle = 'dress-2'`)).toEqual([
    { regular: 104490 },
  ]);
  expect(await census()).toEqual(before);
});

test('tags are set by a table and exported, an empty cell keeps them, and a hyphen removes them', async ({ imports }) => {
  const importTags = (cells: string) => imports.importCompletely(`handle,tags\n${cells}`);
  const listTags = async () => (await imports.rows<{ tag: string }>('select tag from product_tags order by key')).map(({ tag }) => tag);
  await imports.importCompletely([`${header},tags`, `${line(1)},"Winter, Made in EU"`].join('\n'));
  expect(await listTags()).toEqual(['Made in EU', 'Winter']);
  expect((await imports.exported('format=csv&columns=all')).toString('utf8')).toContain('"Made in EU, Winter"');
  expect(await importTags('dress-1,"winter, made in eu"')).toMatchObject({ counts: { unchanged: 1, updated: 0 } });
  expect(await importTags('dress-1,')).toMatchObject({ counts: { unchanged: 1 } });
  expect(await importTags('dress-1,Sale')).toMatchObject({ counts: { updated: 1 } });
  expect(await listTags()).toEqual(['Sale']);
  await importTags('dress-1,-');
  expect(await listTags()).toEqual([]);
  expect(await importTags(`dress-1,${'x'.repeat(256)}`)).toMatchObject({ counts: { refused: 1 }, problems: [{ column: 'tags' }] });
});

test('a cancelled import stops, and an import whose process died continues where it stopped', async ({ imports }) => {
  const file = [header, ...Array.from({ length: 250 }, (_, index) => line(index + 1))].join('\n');
  const planned = await imports.plan((await imports.upload(file)).data);
  // The state after a crash of the process: the first hundred products are imported and counted.
  await imports.importCompletely([header, ...Array.from({ length: 100 }, (_, index) => line(index + 1))].join('\n'));
  expect(await imports.call('POST', `admin/imports/${planned.id}/apply`)).toMatchObject({ status: 200 });
  await imports.rows(`update import_runs set done = 100, counts = '{"created": 100}' where id = ${planned.id}`);
  await imports.work(planned.id);
  expect(await imports.read(planned.id)).toMatchObject({ status: 'done', done: 250, counts: { created: 250, unchanged: 0 } });
  const next = await imports.plan((await imports.upload(file.replaceAll('Dress', 'Gown'))).data);
  expect(next.counts).toMatchObject({ updated: 250 });
  await imports.call('POST', `admin/imports/${next.id}/apply`);
  expect(await imports.call('POST', `admin/imports/${next.id}/cancel`)).toMatchObject({ status: 200, data: { status: 'cancelled' } });
  await imports.work(next.id);
  expect(await imports.rows(`select count(*)::int as count from product_translations where name like 'Gown%'`)).toEqual([{ count: 0 }]);
  expect(await imports.call('POST', `admin/imports/${next.id}/apply`)).toMatchObject({ status: 409, code: 'RunMoved' });
});

test('all or nothing: one wrong line prevents the import, and without one everything is imported', async ({ imports }) => {
  const sound = [header, line(1), line(2)].join('\n');
  const planned = await imports.plan((await imports.upload(`${sound}\n${line(3, { price: 'x' })}`)).data, { isAllOrNothing: true });
  expect(await imports.call('POST', `admin/imports/${planned.id}/apply`)).toMatchObject({ status: 422, code: 'HasProblems' });
  expect(await imports.importCompletely(sound, { isAllOrNothing: true })).toMatchObject({ status: 'done', counts: { created: 2 } });
});

test('an import does not publish products that lack legally required data, and unpublishes those that lose it', async ({ imports }) => {
  const strict = { waive: false };
  const statuses = () => imports.rows(`select handle, status, missing from products order by handle`);
  const whole = 'handle,name,brand,audience,category,color,size,sku,stock,composition,pictures,status,price:SI';
  const row = (number: number, composition: string) =>
    `dress-${number},Dress ${number},Reedwater,women,women-dresses,Navy,M,SKU-${number},5,${composition},https://stall.example/${number}.jpg,published,"49,90"`;
  const run = await imports.importCompletely([whole, row(1, '100% cotton'), row(2, '')].join('\n'), strict);
  expect(await statuses()).toEqual([
    { handle: 'dress-1', status: 'draft', missing: [] },
    { handle: 'dress-2', status: 'draft', missing: ['fibre-composition'] },
  ]);
  // The report and the product state that the first product is published with its photos. A later stock change does not affect this.
  const waits = expect.stringContaining('photos are being downloaded') as string;
  expect(run.pendingPhotos).toEqual({ count: 1, products: [{ handle: 'dress-1', message: waits }] });
  const [dress] = await imports.rows<{ id: number }>(`select id from products where handle = 'dress-1'`);
  expect((await imports.call<{ lacking: unknown }>('GET', `admin/products/${dress?.id}`)).data.lacking).toContainEqual({
    field: 'pictures',
    message: waits,
  });
  expect(await imports.importCompletely('sku,stock\nSKU-1,9', strict)).toMatchObject({ counts: { updated: 1 } });
  const [picture] = await imports.rows<{ id: number }>(`select id from media where image_url = '${photo}'`);
  await inTransaction(imports.shop.database.db, async (tx) => {
    await tx.insert(productMedia).values({ productId: dress?.id ?? 0, mediaId: picture?.id ?? 0, position: 0 });
    await publishWithPhotos(tx, dress?.id ?? 0);
  });
  expect((await statuses())[0]).toEqual({ handle: 'dress-1', status: 'published', missing: [] });
  expect((await imports.read(run.id)).pendingPhotos).toEqual({ count: 0, products: [] });
  // Only the status is requested again.
  await imports.importCompletely('handle,status\ndress-2,published', strict);
  expect((await statuses())[1]).toEqual({ handle: 'dress-2', status: 'draft', missing: ['fibre-composition', 'picture'] });
  // The manufacturer is outside the Union and has no responsible person in the Union.
  const far = 'handle,maker\ndress-1,"Dhaka Knit, Road 1, 1205 Dhaka, BD, a@knit.example"';
  await imports.importCompletely(far, strict);
  expect((await statuses())[0]).toEqual({ handle: 'dress-1', status: 'draft', missing: ['responsible-person'] });
  // Without a manufacturer, the product has no contact either.
  await imports.importCompletely([whole, row(3, '100% cotton')].join('\n'), { ...strict, maker: '' });
  expect((await statuses())[2]).toEqual({ handle: 'dress-3', status: 'draft', missing: ['maker'] });
});

test('a product that is imported without a photo has no picture at all, and staff cannot publish it before it has one', async ({ imports }) => {
  const whole = 'handle,name,description,brand,audience,category,color,size,sku,stock,composition,status,price:SI';
  const row = 'striped-shirt,Striped shirt,A shirt with stripes.,Reedwater,women,women-dresses,Navy,M,SKU-1,5,100% cotton,published,"49,90"';
  await imports.importCompletely([whole, row].join('\n'));
  const readRow = async () => (await imports.call<{ id: number }[]>('GET', 'admin/products')).data[0];
  const product = await readRow();
  expect(product).toMatchObject({ handle: 'striped-shirt', status: 'draft', image: null });
  expect(await imports.rows('select id from media where drawing is not null')).toEqual([]);

  const wanted = { ids: [product?.id], edit: { kind: 'publish' } };
  const preview = async () => (await imports.call<{ skipped: object[]; revision: string }>('POST', 'admin/products/changes/preview', wanted)).data;
  expect((await preview()).skipped).toMatchObject([{ reasons: [expect.stringContaining('picture that identifies')] }]);
  await imports.importCompletely(`handle,pictures\nstriped-shirt,${photo}`);
  const { revision } = await preview();
  expect(await imports.call('POST', 'admin/products/changes', { ...wanted, revision, key: crypto.randomUUID() })).toMatchObject({ status: 200 });
  expect(await readRow()).toMatchObject({ status: 'published', image: { imageUrl: photo } });
});
