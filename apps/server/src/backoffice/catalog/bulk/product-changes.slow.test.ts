import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { days, minutes, setClock } from '#kit/clock';
import { saveAttributeValueByCode, saveBrandBySlug, saveCategoryByCode, saveMakerByName } from '#modules/catalog';
import { publishDueProducts } from '#modules/pricing';
import { saveImages } from '#modules/media';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { auditLog } from '#tables/audit';
import { media } from '#tables/media';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { BulkChange, UndoneChange } from './bulk-change-contract.ts';
import type { ProductChangePreview, ProductEdit } from './product-change-contract.ts';
import type { AdminProductRow, ProductChoices, ProductForm, ProductRecord } from '../product-contract.ts';

const english = 1;
let database: Database;
let shop: TestShop;
let admin: Awaited<ReturnType<typeof signedInStaff>>;
let known: {
  brandId: number;
  otherBrandId: number;
  makerId: number;
  categoryId: number;
  otherCategoryId: number;
  silk: number;
  color: number;
  size: number;
};
let mediaId: number;
let resetClock = (): void => undefined;

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
      otherBrandId: await saveBrandBySlug(tx, { slug: 'nordvik', name: 'Nordvik' }),
      makerId: await saveMakerByName(tx, { name: 'Linea d.o.o.', ...address }),
      categoryId: await category('women-shirts', 'Shirts'),
      otherCategoryId: await category('women-dresses', 'Dresses'),
      silk: await value('material', 'silk'),
      color: await value('color', 'red'),
      size: await value('size', 's'),
    };
  });
  await saveImages(database.db, [{ imageUrl: '/media/own/shirt.webp', imageMimeType: 'image/webp', width: 800, height: 1000 }]);
  const [image] = await database.db.select().from(media);
  mediaId = image?.id ?? 0;
});
afterAll(() => database.close());
afterEach(() => resetClock());

const moveClock = (ms: number): void => {
  const at = Date.now() + ms;
  resetClock = setClock(() => new Date(at));
};

let made = 0;
async function create(changes: Partial<ProductForm> = {}, by = admin): Promise<ProductRecord> {
  made += 1;
  const form: ProductForm = {
    ...{ handle: `shirt-${made}`, brandId: known.brandId, makerId: known.makerId, vendorId: null, categoryId: known.categoryId, collectionIds: [] },
    ...{ audience: 'women', status: 'draft', publishAt: null, isHygiene: false, vatCategory: 'standard', care: [], sizeChartId: null },
    ...{ badges: [], tags: [], attributeValueIds: [], composition: [{ part: 'shell', fibres: [{ fibre: 'linen', percent: 100 }] }] },
    texts: [{ languageId: english, name: `Shirt ${made}`, description: 'Light.', slug: '' }],
    variants: [{ colorId: known.color, sizeId: known.size, sku: `S${made}`, barcode: null, weightGrams: 200, isActive: true }],
    prices: [{ countryId: shopIds.SI, regular: 39.99, sale: null, saleFrom: null, saleUntil: null }],
    pictures: [{ mediaId, colorId: null, alts: [] }],
    ...changes,
  };
  const { data, params } = await by.call<ProductRecord>('POST', 'admin/products', form);
  expect(params).toEqual({});
  return data;
}
const read = async (id: number) => (await admin.call<ProductRecord>('GET', `admin/products/${id}`)).data;
const save = async (product: ProductRecord, changes: Partial<ProductForm>) =>
  admin.call<ProductRecord>('PUT', `admin/products/${product.id}`, { ...(await read(product.id)), ...changes });
const preview = (ids: number[], edit: ProductEdit, by = admin) =>
  by.call<ProductChangePreview>('POST', 'admin/products/changes/preview', { ids, edit });
const apply = (ids: number[], edit: ProductEdit, revision: string, { by = admin, key = crypto.randomUUID() } = {}) =>
  by.call<{ id: number; productCount: number }>('POST', 'admin/products/changes', { ids, edit, revision, key });
async function run(ids: number[], edit: ProductEdit, by = admin): Promise<number> {
  const applied = await apply(ids, edit, (await preview(ids, edit, by)).data.revision, { by });
  expect(applied.status).toBe(200);
  return applied.data.id;
}
const undo = (id: number, by = admin) => by.call<UndoneChange>('POST', `admin/products/bulk-changes/${id}/undo`, {});

test('a preview lists the old and new value of each product and those that do not change, and changes nothing', async () => {
  const [one, two] = [await create(), await create({ categoryId: known.otherCategoryId })];
  const { data } = await preview([one.id, two.id], { kind: 'category', id: known.otherCategoryId });
  expect(data.changes).toEqual([
    { productId: one.id, product: `Linea ${one.texts[0]?.name}`, before: { text: 'Shirts', at: null }, after: { text: 'Dresses', at: null } },
  ]);
  expect(data.skipped).toEqual([{ product: `Linea ${two.texts[0]?.name}`, reasons: ['Nothing changes'] }]);
  expect((await read(one.id)).categoryId).toBe(known.categoryId);
});

test('each kind of data is changed, appears in the audit log and is undone', async () => {
  const before = { tags: ['Old'], badges: ['Fire' as const] };
  const { id } = await create({ ...before, status: 'published' });
  const kinds: [ProductEdit, Partial<ProductRecord>][] = [
    [{ kind: 'category', id: known.otherCategoryId }, { categoryId: known.otherCategoryId }],
    [{ kind: 'brand', id: known.otherBrandId }, { brandId: known.otherBrandId }],
    [{ kind: 'tags', how: 'add', tags: ['New', 'OLD'] }, { tags: ['New', 'Old'] }],
    [{ kind: 'badges', how: 'set', badges: ['Special'] }, { badges: ['Special'] }],
    [{ kind: 'attributes', how: 'add', ids: [known.silk] }, { attributeValueIds: [known.silk] }],
    [{ kind: 'unpublish' }, { status: 'draft' }],
    [{ kind: 'archive' }, { status: 'retired' }],
  ];
  const stored = await read(id);
  for (const [edit, expected] of kinds) {
    const changeId = await run([id], edit);
    expect(await read(id)).toMatchObject(expected);
    const [entry] = (
      await database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subjectId, String(id)))
    ).slice(-1);
    expect(entry).toMatchObject({ action: 'product.update', actor: 'Mira Novak', after: expected });
    expect((await undo(changeId)).data).toEqual({ restored: 1, kept: 0, reasons: [] });
    const { updatedAt: _, ...restored } = await read(id);
    expect(restored).toEqual({ ...stored, updatedAt: undefined });
  }
});

test('products that cannot be published are listed with the reasons, and the others are published', async () => {
  const [whole, bare] = [await create(), await create({ makerId: null })];
  const { data } = await preview([whole.id, bare.id], { kind: 'publish' });
  expect(data.changes.map(({ productId, after }) => [productId, after.text])).toEqual([[whole.id, 'Published']]);
  expect(data.skipped).toEqual([{ product: `Linea ${bare.texts[0]?.name}`, reasons: [expect.stringContaining('maker')] }]);
  await run([whole.id, bare.id], { kind: 'publish' });
  expect([(await read(whole.id)).status, (await read(bare.id)).status]).toEqual(['published', 'draft']);
});

test('the preview of a publication lists the products without a name in a language of an open country, and does not prevent it', async () => {
  const [unnamed, named] = [await create(), await create()];
  const choices = (await admin.call<ProductChoices>('GET', 'admin/products/choices')).data;
  expect(choices.openLanguages.length).toBeGreaterThan(10);
  const ids = new Set([english, ...choices.openLanguages.map(({ id }) => id)]);
  const inAll = [...ids].map((languageId) => ({ languageId, name: `Name ${named.id} ${languageId}`, description: 'Light.', slug: '' }));
  await save(named, { texts: inAll });
  const others = choices.openLanguages.filter(({ id }) => id !== english).map(({ name }) => name);
  const expected = [{ product: `Linea ${unnamed.texts[0]?.name}`, languages: others }];
  const { data } = await preview([unnamed.id, named.id], { kind: 'publish' });
  expect(data.unnamed).toEqual(expected);
  expect(data.changes).toHaveLength(2);
  const at = new Date(Date.now() + days(2)).toISOString();
  expect((await preview([unnamed.id, named.id], { kind: 'publish-at', at })).data.unnamed).toEqual(expected);
  expect((await preview([unnamed.id], { kind: 'archive' })).data.unnamed).toEqual([]);
});

test('a change is refused if a product was changed since the preview, and a repeated request changes nothing', async () => {
  const { id } = await create({ tags: ['A'] });
  const edit: ProductEdit = { kind: 'tags', how: 'add', tags: ['B'] };
  const { revision } = (await preview([id], edit)).data;
  const product = await read(id);
  await save(product, { tags: ['C'] });
  expect(await apply([id], edit, revision)).toMatchObject({ status: 409, code: 'ProductsChanged' });
  const key = crypto.randomUUID();
  const next = (await preview([id], edit)).data.revision;
  const [first, second] = [await apply([id], edit, next, { key }), await apply([id], edit, next, { key })];
  expect([first.status, second.data]).toEqual([200, first.data]);
  expect((await read(id)).tags).toEqual(['B', 'C']);
  const unknown = await preview([id], { kind: 'category', id: 999_999 });
  expect(unknown).toMatchObject({ status: 422, params: { issues: [{ field: 'edit.id' }] } });
});

test('an undo keeps what another person has saved since, and other data that was changed does not prevent it', async () => {
  const [one, two] = [await create(), await create()];
  const changeId = await run([one.id, two.id], { kind: 'tags', how: 'add', tags: ['Mistake'] });
  await save(one, { tags: ['Right'] });
  await save(two, { brandId: known.otherBrandId });
  expect((await undo(changeId)).data).toEqual({ restored: 1, kept: 1, reasons: ['changed'] });
  expect([(await read(one.id)).tags, (await read(two.id)).tags]).toEqual([['Right'], []]);
  expect((await read(two.id)).brandId).toBe(known.otherBrandId);
  expect(await undo(changeId)).toMatchObject({ status: 409, code: 'BulkChangeAlreadyUndone' });
});

test('an undo publishes no product that lost required data, and keeps the record of missing data', async () => {
  const [whole, bare] = [await create({ status: 'published' }), await create({ status: 'published' })];
  const changeId = await run([whole.id, bare.id], { kind: 'archive' });
  expect((await save(bare, { pictures: [] })).status).toBe(200);
  expect((await undo(changeId)).data).toEqual({ restored: 1, kept: 1, reasons: ['incomplete'] });
  expect([(await read(whole.id)).status, (await read(bare.id)).status]).toEqual(['published', 'retired']);
  expect((await read(bare.id)).missing).toEqual(['picture']);
});

test('an undo does not restore a time of publication that has passed', async () => {
  const { id } = await create({ publishAt: new Date(Date.now() + minutes(30)).toISOString() });
  const changeId = await run([id], { kind: 'unpublish' });
  moveClock(minutes(31));
  expect((await undo(changeId)).data.restored).toBe(1);
  await publishDueProducts(database.db);
  expect(await read(id)).toMatchObject({ status: 'draft', publishAt: null });
});

test('a product that would have more tags than its form accepts is listed with the reason', async () => {
  const [full, other] = [await create({ tags: Array.from({ length: 249 }, (_, index) => `Tag ${index}`) }), await create()];
  const edit: ProductEdit = { kind: 'tags', how: 'add', tags: ['One', 'Two'] };
  const { data } = await preview([full.id, other.id], edit);
  expect(data.changes.map(({ productId }) => productId)).toEqual([other.id]);
  expect(data.skipped.map(({ reasons }) => reasons)).toEqual([['A product can have at most 250 tags']]);
});

test('changes of products and prices are in one list, and cannot be undone after a day', async () => {
  const { id } = await create();
  const changeId = await run([id], { kind: 'archive' });
  const list = async (by = admin) => (await by.call<BulkChange[]>('GET', 'admin/products/bulk-changes')).data;
  expect((await list())[0]).toMatchObject({ id: changeId, kind: 'products', fields: ['status'], productCount: 1, itemCount: 1, undoneAt: null });
  const vendor = await signedInStaff(shop, { role: 'vendor' });
  expect(await list(vendor)).toEqual([]);
  expect(await undo(changeId, vendor)).toMatchObject({ code: 'BulkChangeExpired' });
  moveClock(days(1) + minutes(1));
  // The session of the day before has ended.
  const tomorrow = await signedInStaff(shop);
  expect((await list(tomorrow)).map((change) => change.id)).not.toContain(changeId);
  expect(await undo(changeId, tomorrow)).toMatchObject({ status: 409, code: 'BulkChangeExpired' });
});

test('a draft is published at its time, and one that lost required data when it is complete again', async () => {
  const [whole, later, incomplete] = [await create(), await create(), await create()];
  const ids = [whole.id, later.id, incomplete.id];
  const at = new Date(Date.now() + minutes(30)).toISOString();
  await run([whole.id, incomplete.id], { kind: 'publish-at', at });
  const tooEarly = await preview(ids, { kind: 'publish-at', at: new Date(Date.now() - 1000).toISOString() });
  expect(tooEarly).toMatchObject({ status: 422, params: { issues: [{ field: 'edit.at' }] } });
  expect((await save(later, { publishAt: new Date(Date.now() + days(3)).toISOString() })).status).toBe(200);
  const rows = (await admin.call<AdminProductRow[]>('GET', `admin/products?ids=${whole.id}`)).data;
  expect(rows[0]).toMatchObject({ status: 'draft', publishAt: at });
  await save(incomplete, { makerId: null });

  const listStatuses = async () => Promise.all(ids.map(async (id) => (await read(id)).status));
  await publishDueProducts(database.db);
  expect(await listStatuses()).toEqual(['draft', 'draft', 'draft']);
  moveClock(minutes(31));
  await publishDueProducts(database.db);
  expect(await listStatuses()).toEqual(['published', 'draft', 'draft']);
  expect((await read(whole.id)).publishAt).toBeNull();
  expect((await save(incomplete, { makerId: known.makerId })).status).toBe(200);
  await publishDueProducts(database.db);
  expect(await listStatuses()).toEqual(['published', 'draft', 'published']);
});
