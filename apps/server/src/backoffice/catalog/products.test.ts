import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes, setClock } from '#kit/clock';
import { saveAttributeValueByCode, saveBrandBySlug, saveCategoryByCode, saveMakerByName } from '#modules/catalog';
import type { ProductCard, ProductPage } from '#contracts/catalog';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { auditLog } from '#tables/audit';
import { stockMovements } from '#tables/catalog/stock';
import { media } from '#tables/media';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { ProductChangePreview } from './bulk/product-change-contract.ts';
import type { ProductForm, ProductRecord, AdminProductRow } from './product-contract.ts';
import type { UploadedPicture } from '../media/contract.ts';

const [english, german] = [1, 3];
let database: Database;
let shop: TestShop;
let admin: Awaited<ReturnType<typeof signedInStaff>>;
let known: { brandId: number; makerId: number; categoryId: number; otherCategoryId: number; red: number; blue: number; sizes: [number, number] };
let picture: UploadedPicture;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  admin = await signedInStaff(shop);
  known = await inTransaction(database.db, async (tx) => {
    const category = (code: string, name: string) => saveCategoryByCode(tx, { code, texts: [{ languageId: english, name }] });
    const value = (attribute: string, code: string) =>
      saveAttributeValueByCode(tx, { attribute, code, names: [{ languageId: english, name: code.toUpperCase() }] });
    const address = { street: 'Cesta 1', postalCode: '1000', city: 'Ljubljana', countryCode: 'SI', email: 'hello@linea.example' };
    return {
      brandId: await saveBrandBySlug(tx, { slug: 'linea', name: 'Linea' }),
      makerId: await saveMakerByName(tx, { name: 'Linea d.o.o.', ...address }),
      categoryId: await category('women-shirts', 'Shirts'),
      otherCategoryId: await category('women-dresses', 'Dresses'),
      red: await value('color', 'red'),
      blue: await value('color', 'blue'),
      sizes: [await value('size', 's'), await value('size', 'm')] as [number, number],
    };
  });
  picture = (await upload(await drawn('jpeg'))).data;
});
afterAll(() => database.close());

const drawn = (format: 'jpeg' | 'png' | 'webp' | 'avif', width = 400) =>
  sharp({ create: { width, height: 500, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '46/1 3/1 0/1', GPSLatitudeRef: 'N' } })
    .toFormat(format)
    .toBuffer();

async function upload(bytes: Uint8Array | string, type = 'application/octet-stream', headers = admin.headers) {
  const response = await shop.app.request('/api/admin/files/pictures', {
    method: 'POST',
    body: typeof bytes === 'string' ? bytes : Buffer.from(bytes),
    headers: { ...headers, 'content-type': type },
  });
  const { data, code, message } = (await response.json()) as { data: UploadedPicture; code: string; message: string };
  return { status: response.status, data, code, message };
}

function there<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('it is not there');
  return thing;
}

let made = 0;
/** Returns a form with everything that publishing requires. */
function wholeForm(changes: Partial<ProductForm> = {}): ProductForm {
  made += 1;
  const handle = `linen-shirt-${made}`;
  return {
    handle,
    brandId: known.brandId,
    makerId: known.makerId,
    vendorId: null,
    categoryId: known.categoryId,
    collectionIds: [],
    audience: 'women',
    status: 'draft',
    isHygiene: false,
    vatCategory: 'standard',
    care: ['wash-30'],
    sizeChartId: null,
    badges: [],
    tags: [],
    publishAt: null,
    attributeValueIds: [],
    composition: [
      {
        part: 'shell',
        fibres: [
          { fibre: 'linen', percent: 66.7 },
          { fibre: 'cotton', percent: 33.3 },
        ],
      },
    ],
    texts: [
      { languageId: english, name: `Linen shirt ${made}`, description: 'Light.', slug: '' },
      { languageId: german, name: `Leinenhemd ${made}`, description: 'Leicht.', slug: '' },
    ],
    variants: [known.red, known.blue].flatMap((colorId) =>
      known.sizes.map((sizeId) => ({
        colorId,
        sizeId,
        sku: `LS${made}-${colorId}-${sizeId}`,
        barcode: null,
        weightGrams: 200,
        isActive: true,
      })),
    ),
    prices: [
      { countryId: shopIds.SI, regular: 39.99, sale: null, saleFrom: null, saleUntil: null },
      { countryId: shopIds.HU, regular: 15990, sale: null, saleFrom: null, saleUntil: null },
    ],
    pictures: [{ mediaId: picture.mediaId, colorId: null, alts: [{ languageId: german, alt: 'Hemd auf einem Bügel' }] }],
    ...changes,
  };
}

async function create(changes: Partial<ProductForm> = {}): Promise<ProductRecord> {
  const response = await admin.call<ProductRecord>('POST', 'admin/products', wholeForm(changes));
  expect(response.params).toEqual({});
  return response.data;
}
const save = (record: ProductRecord, changes: Partial<ProductForm>, by = admin) =>
  by.call<ProductRecord>('PUT', `admin/products/${record.id}`, { ...record, ...changes });
const listIssueFields = (answer: { params: Record<string, unknown> }) => (answer.params.issues as { field: string }[]).map(({ field }) => field);
const fetchProductPage = (slug: string, languageId = english) =>
  shop.call<ProductPage>('GET', `products/${encodeURIComponent(slug)}?countryId=${shopIds.SI}&languageId=${languageId}`);

test('a product that is sealed for hygiene says so on its page until staff change it', async () => {
  const record = await create({ isHygiene: true, status: 'published' });
  expect(record.isHygiene).toBe(true);
  const { data: page } = await fetchProductPage(there(record.texts[0]).slug);
  expect(page.isHygiene).toBe(true);
  const { data: changed } = await save(record, { isHygiene: false });
  expect(changed.isHygiene).toBe(false);
});

test('a product with missing data is not published, and each error names its field', async () => {
  const bare = { makerId: null, composition: [], pictures: [], prices: [], variants: [] };
  const draft = await create(bare);
  expect(draft.missing.sort()).toEqual(['fibre-composition', 'maker', 'picture']);
  const refused = await save(draft, { status: 'published' });
  expect(refused.status).toBe(422);
  expect(listIssueFields(refused).sort()).toEqual(['composition', 'makerId', 'pictures', 'prices', 'variants']);

  const { makerId, composition, pictures, prices, variants } = wholeForm();
  const published = await save(draft, { makerId, composition, pictures, prices, variants, status: 'published' });
  expect(published.data).toMatchObject({ status: 'published', missing: [], lacking: [] });
});

test('a manufacturer outside the Union needs a responsible person in it', async () => {
  const outside = { name: 'Dhaka Knit', street: 'Road 1', postalCode: '1205', city: 'Dhaka', countryCode: 'BD', email: 'a@knit.example' };
  const makerId = await inTransaction(database.db, (tx) => saveMakerByName(tx, outside));
  const draft = await create({ makerId });
  expect(draft.missing).toEqual(['responsible-person']);
  expect(listIssueFields(await save(draft, { status: 'published' }))).toEqual(['makerId']);
});

test('an empty form becomes the product’s page in its languages, with alt texts of its images', async () => {
  const draft = await create();
  const slug = draft.texts[0]?.slug ?? '';
  expect((await fetchProductPage(slug)).status).toBe(404);
  await save(draft, { status: 'published' });
  const { data } = await fetchProductPage(slug);
  expect(data).toMatchObject({ name: draft.texts[0]?.name, unitPrice: 39.99, currency: 'EUR', care: ['wash-30'] });
  expect(data.variants).toHaveLength(4);
  expect(data.images[0]).toMatchObject({ imageUrl: picture.imageUrl });
  expect(data.images[0]?.alt).toBeUndefined();
  const inGerman = (await fetchProductPage(data.slugs.de ?? '', german)).data;
  expect(inGerman.images[0]?.alt).toBe('Hemd auf einem Bügel');

  await shop.runJobs();
  const cards = await shop.call<ProductCard[]>(
    'GET',
    `product/web/countryCategoryWiseProductsPagination?countryId=${shopIds.SI}&categoryId=${known.categoryId}&languageId=${german}`,
  );
  expect(cards.data.find(({ id }) => id === draft.id)?.images[0]?.alt).toBe('Hemd auf einem Bügel');
});

test('of two people who save one product at the same time the second gets a conflict, and the first change is kept', async () => {
  const product = await create();
  const other = await signedInStaff(shop, { role: 'user', areas: ['catalog'] });
  const [english1] = product.texts;
  const [first, second] = await Promise.all([
    save(product, { texts: [{ ...there(english1), name: 'Mine' }] }),
    save(product, { prices: [{ ...there(product.prices[0]), regular: 11 }] }, other),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const now = (await admin.call<ProductRecord>('GET', `admin/products/${product.id}`)).data;
  const isFirst = first.status === 200;
  expect(now.texts[0]?.name).toBe(isFirst ? 'Mine' : english1?.name);
  expect(now.prices).toHaveLength(isFirst ? 2 : 1);
  expect((isFirst ? second : first).code).toBe('EditConflict');
  expect((isFirst ? second : first).params.by).toBe('Mira Novak');
});

test('a save creates one audit log entry with only the differences', async () => {
  const product = await create();
  await save(product, { prices: product.prices.map((price) => (price.countryId === shopIds.SI ? { ...price, sale: 29.99 } : price)) });
  const lines = await database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(product.id)))
    .orderBy(auditLog.id);
  expect(lines.map(({ action }) => action)).toEqual(['product.create', 'product.update']);
  expect(lines[1]?.before).toEqual({ 'price in country 3': { regular: 39.99, sale: null, saleFrom: null, saleUntil: null } });
  expect(lines[1]?.after).toEqual({ 'price in country 3': { regular: 39.99, sale: 29.99, saleFrom: null, saleUntil: null } });
});

test('stock is corrected with a reason, appears in the ledger, and does not invalidate open forms', async () => {
  const product = await create();
  const [variant] = product.stock;
  const count = { variantId: there(variant).id, pieces: 7, shown: 0 };
  const counted = await admin.call<ProductRecord>('POST', `admin/products/${product.id}/stock`, { reason: 'Delivery 12', counts: [count] });
  expect(counted.data.stock[0]).toMatchObject({ onHand: 7, held: 0 });
  const [movement] = await database.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.variantId, there(variant).id));
  expect(movement).toMatchObject({ kind: 'corrected', onHandChange: 7, reference: 'Delivery 12 (Mira Novak)' });
  const late = await admin.call('POST', `admin/products/${product.id}/stock`, { reason: 'Counted', counts: [count] });
  expect([late.status, late.code]).toEqual([409, 'StockMoved']);
  expect((await save(product, { care: [] })).status).toBe(200);
});

test('prices are in the country’s currency, and sales begin and end in its time zone', async () => {
  const sale = { regular: 40, sale: 30, saleFrom: '2027-07-01T00:00', saleUntil: '2027-12-24T18:00' };
  const product = await create({
    prices: [
      { countryId: shopIds.BD, ...sale },
      { countryId: shopIds.SI, ...sale },
    ],
  });
  expect(product.prices.find(({ countryId }) => countryId === shopIds.SI)).toEqual({ countryId: shopIds.SI, ...sale });
  const { prices } = await import('#tables/pricing');
  const rows = await database.db.select().from(prices).where(eq(prices.productId, product.id));
  const getStored = (id: number) => rows.find(({ countryId }) => countryId === id);
  expect(getStored(shopIds.SI)).toMatchObject({
    regular: 4000,
    sale: 3000,
    saleFrom: new Date('2027-06-30T22:00:00Z'),
    saleUntil: new Date('2027-12-24T17:00:00Z'),
  });
  expect(getStored(shopIds.BD)?.saleFrom).toEqual(new Date('2027-06-30T18:00:00Z'));
  const wrong = [{ countryId: shopIds.SI, regular: 10.999, sale: 12, saleFrom: null, saleUntil: null }];
  expect(listIssueFields(await save(product, { prices: wrong }))).toEqual(['prices.0.regular', 'prices.0.sale']);

  const abroad = await admin.call<{ countryId: number; regular: number }[]>('GET', 'admin/products/market-prices?regular=40');
  expect(abroad.data.find(({ countryId }) => countryId === shopIds.HU)?.regular).toBeGreaterThan(10_000);
});

test('errors of a form are reported at their fields, and nothing is saved', async () => {
  const product = await create();
  const [first, ...others] = product.variants;
  const fibres = [{ fibre: 'linen' as const, percent: 99 }];
  expect(listIssueFields(await save(product, { composition: [{ part: 'shell', fibres }] }))).toEqual(['composition.0.fibres']);
  expect(listIssueFields(await save(product, { variants: [{ ...there(first), sku: there(others[0]).sku }, ...others] }))).toEqual(['variants.1.sku']);
  const elsewhere = await create();
  expect(listIssueFields(await save(product, { variants: [{ ...there(first), sku: there(elsewhere.variants[0]).sku }, ...others] }))).toEqual([
    'variants.0.sku',
  ]);
  expect(listIssueFields(await save(product, { brandId: 9999, handle: 'other' })).sort()).toEqual(['brandId', 'handle']);
  expect(listIssueFields(await admin.call('POST', 'admin/products', wholeForm({ handle: product.handle })))).toEqual(['handle']);
});

test('two variants may swap their SKUs, and a removed one stays for the orders that refer to it', async () => {
  const product = await create();
  const [first, second, ...rest] = product.variants;
  const swapped = [{ ...there(first), sku: there(second).sku }, { ...there(second), sku: there(first).sku, isActive: false }, ...rest];
  const { data } = await save(product, { variants: swapped });
  expect(data.variants.map(({ sku, isActive }) => [sku, isActive])).toEqual(swapped.map(({ sku, isActive }) => [sku, isActive]));
  expect(data.stock.map(({ id }) => id)).toEqual(product.stock.map(({ id }) => id));
});

test('a removed language loses its text, and its address redirects', async () => {
  const product = await create({ status: 'published' });
  const [inEnglish, inGerman] = product.texts;
  const { data } = await save(product, { texts: [there(inEnglish)] });
  expect(data.texts.map(({ languageId }) => languageId)).toEqual([english]);
  expect((await fetchProductPage(there(inGerman).slug, german)).data).toMatchObject({ slug: inEnglish?.slug, name: inEnglish?.name });
});

test('tags are saved with a product, are the same tag in upper and lower case, filter the list and are offered', async () => {
  const one = await create({ tags: ['Winter', 'winter', ' Made  in EU '] });
  const two = await create({ tags: ['WINTER'] });
  expect(one.tags).toEqual(['Made in EU', 'Winter']);
  const list = (tag: string) => admin.call<AdminProductRow[]>('GET', `admin/products?filter=${encodeURIComponent(JSON.stringify({ tag }))}&sort=id`);
  expect((await list('winter')).data.map(({ id, tags }) => [id, tags])).toEqual([
    [one.id, ['Made in EU', 'Winter']],
    [two.id, ['WINTER']],
  ]);
  expect((await admin.call<string[]>('GET', 'admin/product-tags')).data[0]?.toLowerCase()).toBe('winter');
  const changed = await save(one, { tags: ['Made in EU'] });
  expect(changed.data.tags).toEqual(['Made in EU']);
  expect((await save(one, { tags: [] })).status).toBe(409);
  expect((await list('WINTER')).data.map(({ id }) => id)).toEqual([two.id]);
  const copy = await admin.call<ProductRecord>('POST', `admin/products/${one.id}/duplicate`, {});
  expect(copy.data.tags).toEqual(['Made in EU']);
  expect(listIssueFields(await save(changed.data, { tags: ['a, b'] }))).toEqual(['tags.0']);
});

test('a vendor sees only the tags of their own products', async () => {
  const vendor = await signedInStaff(shop, { role: 'vendor' });
  await create({ tags: ['Of the shop'] });
  await vendor.call('POST', 'admin/products', wholeForm({ tags: ['Of the vendor'], pictures: [] }));
  expect((await vendor.call<string[]>('GET', 'admin/product-tags')).data).toEqual(['Of the vendor']);
});

const lacks: [string, Partial<ProductForm>, string][] = [
  ['a maker', { makerId: null }, 'makerId'],
  ['its fibres', { composition: [] }, 'composition'],
  ['a picture', { pictures: [] }, 'pictures'],
];

test.each(lacks)('no route publishes a product without %s, not even a vendor’s own', async (_, lacking, field) => {
  const vendor = await signedInStaff(shop, { role: 'vendor' });
  const ownProduct = (await upload(await drawn('png'), undefined, vendor.headers)).data;
  const pictures = [{ mediaId: ownProduct.mediaId, colorId: null, alts: [] }];
  for (const [by, changes] of [
    [admin, lacking],
    [vendor, { pictures, ...lacking }],
  ] as const) {
    const make = (status: ProductForm['status']) => by.call<ProductRecord>('POST', 'admin/products', wholeForm({ ...changes, status }));
    const atOnce = await make('published');
    expect([atOnce.status, listIssueFields(atOnce)]).toEqual([422, [field]]);
    const draft = (await make('draft')).data;
    expect(listIssueFields(await save(draft, { status: 'published' }, by))).toEqual([field]);
    const many = async (kind: string, more: object = {}) => {
      const wanted = { ids: [draft.id], edit: { kind, ...more } };
      const { data } = await by.call<ProductChangePreview>('POST', 'admin/products/changes/preview', wanted);
      const key = crypto.randomUUID();
      return (await by.call<{ productCount: number }>('POST', 'admin/products/changes', { ...wanted, revision: data.revision, key })).data
        .productCount;
    };
    expect(await many('publish')).toBe(0);
    expect(await many('publish-at', { at: new Date(Date.now() + 60_000).toISOString() })).toBe(0);
    // Retiring and publishing again does not bypass the check either.
    expect(await many('archive')).toBe(1);
    expect(await many('publish')).toBe(0);
    const record = (await by.call<ProductRecord>('GET', `admin/products/${draft.id}`)).data;
    expect(record.status).toBe('retired');
    expect((await fetchProductPage(record.texts[0]?.slug ?? '')).status).toBe(404);
  }
});

test('a video alone does not make a product publishable', async () => {
  const [video] = await database.db
    .insert(media)
    .values({ imageUrl: '/media/film.webm', imageMimeType: 'video/webm', width: 320, height: 180 })
    .returning();
  const film = { mediaId: there(video).id, colorId: null, alts: [] };
  const post = (pictures: ProductForm['pictures']) => admin.call('POST', 'admin/products', wholeForm({ status: 'published', pictures }));
  expect(listIssueFields(await post([film]))).toEqual(['pictures']);
  expect((await post([{ ...film, mediaId: picture.mediaId }, film])).status).toBe(200);
});

test('a published product cannot be saved without data that the law requires', async () => {
  const product = await create({ status: 'published' });
  for (const [, lacking, field] of lacks) expect(listIssueFields(await save(product, lacking))).toEqual([field]);
  expect((await fetchProductPage(product.texts[0]?.slug ?? '')).status).toBe(200);
});

test('a copy is a draft with its own handle, SKUs and addresses, and no stock', async () => {
  const product = await create({ handle: 'SV-Copied_1', status: 'published' });
  const copy = (await admin.call<ProductRecord>('POST', `admin/products/${product.id}/duplicate`)).data;
  expect(copy).toMatchObject({ handle: `${product.handle}-copy`, status: 'draft', prices: product.prices, pictures: product.pictures });
  expect(copy.variants.map(({ sku }) => sku)).toEqual(product.variants.map(({ sku }) => `${sku}-C1`));
  expect(copy.texts[0]?.slug).not.toBe(product.texts[0]?.slug);
  expect((await admin.call<ProductRecord>('POST', `admin/products/${product.id}/duplicate`)).data.handle).toBe(`${product.handle}-copy-2`);
});

test('a vendor sees, creates and publishes their own products and cannot see others', async () => {
  const [vendor, rival] = [await signedInStaff(shop, { role: 'vendor' }), await signedInStaff(shop, { role: 'seller' })];
  const mine = (await vendor.call<ProductRecord>('POST', 'admin/products', wholeForm({ vendorId: rival.id, pictures: [] }))).data;
  expect(mine.vendorId).toBe(vendor.id);
  const other = await create();
  const path = `admin/products/${other.id}`;
  const refused = [
    await vendor.call('GET', path),
    await save(other, { care: [] }, vendor),
    await vendor.call('POST', `${path}/duplicate`),
    await vendor.call('POST', `${path}/stock`, { reason: 'x', counts: [{ variantId: there(other.stock[0]).id, pieces: 1, shown: 0 }] }),
    await vendor.call('POST', 'admin/products/changes/preview', { ids: [mine.id, other.id], edit: { kind: 'archive' } }),
    await rival.call('GET', `admin/products/${mine.id}`),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  const filter = encodeURIComponent(JSON.stringify({ vendorId: rival.id }));
  expect((await vendor.call<AdminProductRow[]>('GET', `admin/products?filter=${filter}`)).data.map(({ id }) => id)).toEqual([mine.id]);
  // Other vendors' products use this image, so the vendor must not change its alt text.
  expect(listIssueFields(await save(mine, { pictures: other.pictures }, vendor))).toEqual(['pictures']);
  const ownProduct = (await upload(await drawn('png'), undefined, vendor.headers)).data;
  const published = await save(mine, { pictures: [{ mediaId: ownProduct.mediaId, colorId: null, alts: [] }], status: 'published' }, vendor);
  expect(published.data.status).toBe('published');
});

test('a vendor cannot change the alt text of their picture while the shop shows it', async () => {
  const vendor = await signedInStaff(shop, { role: 'vendor' });
  const { mediaId } = (await upload(await drawn('png'), undefined, vendor.headers)).data;
  const buildPictures = (alt: string) => [{ mediaId, colorId: null, alts: [{ languageId: english, alt }] }];
  const mine = (await vendor.call<ProductRecord>('POST', 'admin/products', wholeForm({ pictures: buildPictures('A shirt') }))).data;
  expect(mine.pictures[0]?.alts).toEqual([{ languageId: english, alt: 'A shirt' }]);
  const ofShop = await create({ pictures: buildPictures('A linen shirt') });
  const reread = async () => (await vendor.call<ProductRecord>('GET', `admin/products/${mine.id}`)).data;
  expect((await save(await reread(), { pictures: buildPictures('Buy me') }, vendor)).status).toBe(200);
  expect((await reread()).pictures[0]?.alts).toEqual([{ languageId: english, alt: 'A linen shirt' }]);
  expect((await save(ofShop, { pictures: [] })).status).toBe(200);
  await save(await reread(), { pictures: buildPictures('My shirt') }, vendor);
  expect((await reread()).pictures[0]?.alts).toEqual([{ languageId: english, alt: 'My shirt' }]);
});

test('only a draft is scheduled, and only for a time in the future', async () => {
  const record = await create();
  const refusals = [
    await save(record, { status: 'published', publishAt: new Date(Date.now() + minutes(30)).toISOString() }),
    await save(record, { publishAt: new Date(Date.now() - minutes(1)).toISOString() }),
  ];
  expect(refusals.map(listIssueFields)).toEqual([['publishAt'], ['publishAt']]);
  const scheduled = (await save(record, { publishAt: new Date(Date.now() + minutes(30)).toISOString() })).data;
  expect(scheduled.publishAt).not.toBeNull();
  const at = Date.now() + minutes(31);
  const resetClock = setClock(() => new Date(at));
  try {
    // A stored time that has passed is no error, because the job publishes the draft when its data is complete.
    expect((await save(scheduled, { care: [] })).status).toBe(200);
  } finally {
    resetClock();
  }
});

test('products are found by name in any language, by handle, SKU and barcode, published or not', async () => {
  const texts = [
    { languageId: english, name: 'Zebra overshirt', description: 'Striped.', slug: '' },
    { languageId: 5, name: 'Pruhovaná košile', description: 'S pruhy.', slug: '' },
  ];
  const product = await create({ handle: 'zebra-77', texts, status: 'published' });
  const draft = await create({ texts: [{ ...there(texts[1]), name: 'Pruhovaná sukně' }] });
  const [first, ...others] = product.variants;
  await save(product, { variants: [{ ...there(first), barcode: '4006381333931' }, ...others] });
  await shop.runJobs();
  const found = async (filter: object) =>
    (await admin.call<AdminProductRow[]>('GET', `admin/products?filter=${encodeURIComponent(JSON.stringify(filter))}`)).data
      .map(({ id }) => id)
      .sort();
  for (const q of ['zebra', 'kosile pruhovana', 'ZEBRA-7', there(first).sku.toLowerCase(), '4006381333931'])
    expect(await found({ q })).toEqual([product.id]);
  expect(await found({ q: 'sukně' })).toEqual([draft.id]);
  expect(await found({ q: 'zebra', status: 'draft' })).toEqual([]);
  expect(await found({ q: 'zebra', stock: 'out' })).toEqual([product.id]);
  await admin.call('POST', `admin/products/${product.id}/stock`, {
    reason: 'In',
    counts: [{ variantId: there(product.stock[0]).id, pieces: 2, shown: 0 }],
  });
  await shop.runJobs();
  expect(await found({ q: 'zebra', stock: 'out' })).toEqual([]);
  expect(await found({ q: 'zebra', stock: 'low' })).toEqual([product.id]);
});

test('a list shows the price of each product in the chosen country and sorts by name', async () => {
  const named = (name: string) => [{ languageId: english, name, description: '', slug: '' }];
  await create({ texts: named('aaa first') });
  await create({ texts: [{ languageId: german, name: 'Ohne Englisch', description: '', slug: '' }] });
  const filter = encodeURIComponent(JSON.stringify({ countryId: shopIds.HU }));
  const list = async (order: string) =>
    (await admin.call<AdminProductRow[]>('GET', `admin/products?sort=name&order=${order}&take=100&filter=${filter}`)).data;
  const [rows, back] = [await list('asc'), await list('desc')];
  expect(rows[0]).toMatchObject({ name: 'aaa first', brand: 'Linea', category: 'Shirts', languageCount: 0, variantCount: 4, availableCount: 0 });
  expect(rows[0]?.price).toEqual({ currency: 'HUF', from: 15990, to: 15990, isReduced: false });
  expect(rows.at(-1)?.name).toBe('Ohne Englisch');
  const hasEnglish = ({ name }: AdminProductRow) => !['Ohne Englisch', 'Pruhovaná sukně'].includes(name);
  expect(back.findLast(hasEnglish)?.name).toBe('aaa first');
});

test('images are identified by their content, not by file name', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const { status, data } = await upload(await drawn(format), 'text/html');
    expect([format, status, data.width, data.height]).toEqual([format, 200, 400, 500]);
  }
  for (const wrong of ['<svg>', 'BM', '<html><body>Hello</body></html>', 'GIF89a', '']) {
    const answer = await upload(wrong, 'image/jpeg');
    expect([wrong, answer.status, answer.code]).toEqual([wrong, 422, 'NoPicture']);
  }
});

test('each image has its own alt text', async () => {
  const second = (await upload(await drawn('webp'))).data;
  const pictures = [picture, second].map(({ mediaId }, at) => ({ mediaId, colorId: null, alts: [{ languageId: english, alt: `Side ${at + 1}` }] }));
  const product = await create({ pictures, status: 'published' });
  expect(product.pictures).toEqual(pictures);
  const { data } = await fetchProductPage(product.texts[0]?.slug ?? '');
  expect(data.images.map(({ alt }) => alt)).toEqual(['Side 1', 'Side 2']);
});

test('an image that is too large is refused with the limit, and camera metadata is removed', async () => {
  const large = await upload(new Uint8Array(20 * 1024 * 1024 + 1));
  expect([large.status, large.message]).toEqual([413, 'The picture is larger than 20 MB']);
  const pixels = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const many = await upload(pixels);
  expect([many.status, many.code]).toEqual([413, 'PictureTooLarge']);
  expect(many.message).toContain('9000 × 9000');

  const shot = await drawn('jpeg');
  expect((await sharp(shot).metadata()).exif).toBeDefined();
  const getStored = await shop.services.storage.get((await upload(shot)).data.imageUrl.slice('/media/'.length));
  const { format, exif, xmp } = await sharp(getStored).metadata();
  expect({ format, exif, xmp }).toEqual({ format: 'webp', exif: undefined, xmp: undefined });
});
