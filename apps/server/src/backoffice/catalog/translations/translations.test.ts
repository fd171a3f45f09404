import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProductCard, ProductPage, TranslatedKind } from '#contracts/catalog';
import type { Database } from '#platform/database';
import { auditLog } from '#tables/audit';
import { products, productTranslations, slugs } from '#tables/catalog';
import { createTestDatabase } from '#testing/database';
import { localDeeplKey, openLocalDeepl, type LocalDeepl } from '#testing/local-deepl';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { Translation, TranslationOverview, TranslationPage, TranslationSuggestion } from './translation-contract.ts';

const [english, german, hungarian] = [1, 3, 9];
let database: Database;
let deepl: LocalDeepl;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  database = await createTestDatabase();
  deepl = await openLocalDeepl();
  shop = openTestShop(database, { DEEPL_API_KEY: localDeeplKey, DEEPL_URL: deepl.url });
  staff = await signedInStaff(shop, { role: 'user', areas: ['catalog'] });
});
afterAll(async () => {
  deepl.close();
  await database.close();
});
beforeEach(() => {
  deepl.requests.length = 0;
});
afterEach(() => {
  deepl.refusals = [];
});

const list = async (query: string, by = staff) => (await by.call<TranslationPage>('GET', `admin/translations?languageId=${hungarian}&${query}`)).data;
const find = async (id: number, kind: TranslatedKind = 'products', languageId = hungarian): Promise<Translation> => {
  const { data } = await staff.call<TranslationPage>('GET', `admin/translations?languageId=${languageId}&kind=${kind}&state=all&take=50`);
  const row = data.rows.find((each) => each.id === id);
  if (!row) throw new Error(`${kind} ${id} is not listed`);
  return row;
};
interface Sent {
  id: number;
  revision: string;
}
const save = ({ id, revision }: Sent, text: object, { kind = 'products', by = staff, languageId = hungarian } = {}) =>
  by.call<Translation>('PUT', `admin/translations/${kind}/${id}`, { languageId, revision, ...text });
const describeInEnglish = (productId: number, description: string) =>
  database.db
    .update(productTranslations)
    .set({ description })
    .where(and(eq(productTranslations.productId, productId), eq(productTranslations.languageId, english)));
const readLastChange = async (subject: string, id: number) => {
  const [entry] = await database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.subjectId, String(id))))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return entry;
};

test('records that lack a text that they have in English are listed, the newest first, and counted', async () => {
  const translated = await shop.garment({ names: { 1: 'Linen shirt', [hungarian]: 'Vászoning' } });
  const halfTranslated = await shop.garment({ names: { 1: 'Wool coat', [hungarian]: 'Gyapjúkabát' } });
  await describeInEnglish(halfTranslated.productId, 'Warm.');
  const untranslated = await shop.garment({ names: { 1: 'Rain jacket', [german]: 'Regenjacke' } });
  const archived = await shop.garment({ names: { 1: 'Old hat' } });
  await database.db.update(products).set({ status: 'retired' }).where(eq(products.id, archived.productId));

  const missing = await list('state=missing');
  expect(missing.rows.map(({ id }) => id)).toEqual([untranslated.productId, halfTranslated.productId]);
  expect(missing.rows[1]).toMatchObject({
    source: { name: 'Wool coat', description: 'Warm.' },
    target: { name: 'Gyapjúkabát', description: '' },
  });
  const [first, second] = [await list('take=1'), await list(`take=1&before=${untranslated.productId}`)];
  expect([first.rows[0]?.id, first.isMore, second.rows[0]?.id, second.isMore]).toEqual([
    untranslated.productId,
    true,
    halfTranslated.productId,
    false,
  ]);
  expect((await list('state=all')).rows.map(({ id }) => id)).toEqual([untranslated.productId, halfTranslated.productId, translated.productId]);
  expect((await list('state=all&q=gyapj%C3%BA')).rows.map(({ id }) => id)).toEqual([halfTranslated.productId]);
  expect((await list('state=all&q=100%25')).rows).toEqual([]);

  const { data } = await staff.call<TranslationOverview>('GET', 'admin/translations/overview');
  const counts = data.kinds.find(({ kind }) => kind === 'products');
  expect(counts?.total).toBe(3);
  expect(counts?.missing.filter(({ languageId }) => [german, hungarian].includes(languageId))).toEqual([
    { languageId: german, count: 2 },
    { languageId: hungarian, count: 2 },
  ]);
});

test('a saved text is on the page and in the listing, in the audit log, and changes no other language', async () => {
  const { productId } = await shop.garment({ names: { 1: 'Silk dress', [german]: 'Seidenkleid' } });
  await describeInEnglish(productId, 'Light.');
  const { data: saved, status } = await save(await find(productId), { name: ' Selyemruha ', description: '' });
  expect(status).toBe(200);
  expect(saved.target).toEqual({ name: 'Selyemruha', description: '' });
  const { data: page } = await shop.call<ProductPage>('GET', `products/selyemruha?countryId=${shopIds.HU}&languageId=${hungarian}`);
  // The description is not translated yet, so the page shows the English one.
  expect(page).toMatchObject({ name: 'Selyemruha', description: 'Light.', slugs: { hu: 'selyemruha' } });
  await shop.runJobs();
  const { data: cards } = await shop.call<ProductCard[]>(
    'GET',
    `product/web/countryCategoryWiseProductsPagination?countryId=${shopIds.HU}&languageId=${hungarian}`,
  );
  expect(cards.find(({ id }) => id === productId)?.name).toBe('Selyemruha');
  expect(await find(productId, 'products', german)).toMatchObject({ target: { name: 'Seidenkleid' } });
  expect(await readLastChange('product', productId)).toMatchObject({
    action: 'product.update',
    actor: staff.name,
    before: { 'text in Magyar': { name: '', description: '' } },
    after: { 'text in Magyar': { name: 'Selyemruha', description: '' } },
  });

  // A new name keeps the address, as in the form.
  await save(saved, { name: 'Selyem estélyi', description: 'Könnyű.' });
  const { data: renamed } = await shop.call<ProductPage>('GET', `products/selyemruha?countryId=${shopIds.HU}&languageId=${hungarian}`);
  expect(renamed).toMatchObject({ name: 'Selyem estélyi', description: 'Könnyű.' });
});

test('an empty text removes the translation, and the page shows the English text', async () => {
  const { productId } = await shop.garment({ names: { 1: 'Felt hat', [german]: 'Filzhut', [hungarian]: 'Nemezkalap' } });
  const saved = await save(await find(productId), { name: '', description: '' });
  expect(saved.data.target).toEqual({ name: '', description: '' });
  const [slug] = await database.db
    .select()
    .from(slugs)
    .where(and(eq(slugs.kind, 'product'), eq(slugs.targetId, productId), eq(slugs.languageId, english)));
  const { data: page } = await shop.call<ProductPage>('GET', `products/${slug?.slug}?countryId=${shopIds.HU}&languageId=${hungarian}`);
  expect(page.name).toBe('Felt hat');
  expect(await find(productId, 'products', german)).toMatchObject({ target: { name: 'Filzhut' } });
});

test('a save is refused if the English text or the translation has changed since it was read', async () => {
  const { productId } = await shop.garment({ names: { 1: 'Cord skirt' } });
  const opened = await find(productId);
  const other = await signedInStaff(shop);
  expect((await save(opened, { name: 'Kordszoknya' }, { by: other })).status).toBe(200);
  const refused = await save(opened, { name: 'Kord szoknya' });
  expect([refused.status, refused.code, refused.params.by]).toEqual([409, 'EditConflict', other.name]);
  expect((await find(productId)).target.name).toBe('Kordszoknya');
  const again = await find(productId);
  await describeInEnglish(productId, 'With pockets.');
  expect((await save(again, { name: 'Kord szoknya' })).code).toBe('EditConflict');
  // A change of another language does not prevent it.
  const latest = await find(productId);
  await save(await find(productId, 'products', german), { name: 'Kordrock' }, { languageId: german });
  expect((await save(latest, { name: 'Kord szoknya' })).status).toBe(200);
});

test('texts of categories, collections, brands and attribute values are saved and shown in their forms', async () => {
  const make = async (path: string, form: object) => (await staff.call<{ id: number }>('POST', `admin/${path}`, form)).data.id;
  const named = (name: string) => [{ languageId: english, name, description: 'About.', slug: '' }];
  const ids: [TranslatedKind, number, string][] = [
    ['categories', await make('categories', { parentId: null, isActive: true, texts: named('Skirts') }), 'category'],
    ['collections', await make('collections', { position: 1, isActive: true, texts: named('Summer') }), 'collection'],
    [
      'brands',
      await make('brands', { slug: 'fjord', name: 'Fjord', isActive: true, texts: [{ languageId: english, description: 'About.' }] }),
      'brand',
    ],
    [
      'attribute-values',
      await make('attribute-values', {
        ...{ attribute: 'fit', code: 'slim', hex: null, scale: null, position: 0 },
        texts: [{ languageId: english, name: 'Slim' }],
      }),
      'value',
    ],
  ];
  for (const [kind, id, subject] of ids) {
    expect((await list(`kind=${kind}`)).rows.map((row) => row.id)).toContain(id);
    const { status, data } = await save(await find(id, kind), { name: 'Név', description: 'Leírás' }, { kind });
    expect(status, kind).toBe(200);
    expect((await list(`kind=${kind}`)).rows.map((row) => row.id)).not.toContain(id);
    const { texts } = (await staff.call<{ texts: { languageId: number }[] }>('GET', `admin/${kind}/${id}`)).data;
    const { name, description } = data.target;
    expect(texts.find(({ languageId }) => languageId === hungarian)).toMatchObject({ ...(name && { name }), ...(description && { description }) });
    expect(texts).toHaveLength(2);
    expect((await readLastChange(subject, id))?.action).toBe(`${subject}.update`);
  }
});

test('a description without a name, a text that is too long, and English as the target are refused at their field', async () => {
  const { productId } = await shop.garment({ names: { 1: 'Denim vest' } });
  const row = await find(productId);
  const listFields = async (text: object, more: Parameters<typeof save>[2] = {}) => {
    const { status, params } = await save(row, text, more);
    expect(status).toBe(422);
    return (params.issues as { field: string }[]).map(({ field }) => field);
  };
  expect(await listFields({ name: ' ', description: 'Leírás' })).toEqual(['name']);
  expect(await listFields({ name: 'x'.repeat(201) })).toEqual(['name']);
  expect(await listFields({ name: 'x', description: 'x'.repeat(20_001) })).toEqual(['description']);
  // The form of a value has shorter names.
  expect(await listFields({ name: 'x'.repeat(121) }, { kind: 'attribute-values' })).toEqual(['name']);
  expect(await listFields({ name: 'Vest' }, { languageId: english })).toEqual(['languageId']);
  expect((await save({ ...row, id: 999_999 }, { name: 'x' })).status).toBe(404);
});

test('a vendor lists, counts and saves the texts of their own products only, and requests no machine translations', async () => {
  const vendor = await signedInStaff(shop, { role: 'vendor' });
  const [own, foreign] = [await shop.garment({ names: { 1: 'Vendor scarf' } }), await shop.garment({ names: { 1: 'Shop scarf' } })];
  await database.db.update(products).set({ vendorId: vendor.id }).where(eq(products.id, own.productId));
  expect((await list('state=all', vendor)).rows.map(({ id }) => id)).toEqual([own.productId]);
  const { data } = await vendor.call<TranslationOverview>('GET', 'admin/translations/overview');
  expect(data.kinds.map(({ kind, total }) => [kind, total])).toEqual([['products', 1]]);
  expect(data.hasSuggestions).toBe(false);

  expect((await save(await find(own.productId), { name: 'Sál' }, { by: vendor })).status).toBe(200);
  expect((await save(await find(foreign.productId), { name: 'Sál' }, { by: vendor })).status).toBe(404);
  expect((await find(foreign.productId)).target.name).toBe('');
  const [category] = (await list('kind=categories&state=all')).rows;
  expect((await save(category as Translation, { name: 'Ingek' }, { by: vendor, kind: 'categories' })).status).toBe(403);
  expect((await vendor.call('GET', `admin/translations?languageId=${hungarian}&kind=brands`)).status).toBe(403);
  const rows = [{ id: own.productId, fields: ['name'] }];
  expect((await vendor.call('POST', 'admin/translations/suggestions', { languageId: german, kind: 'products', rows })).status).toBe(403);
  const withoutArea = await signedInStaff(shop, { role: 'user', areas: ['settings'] });
  expect((await save(await find(own.productId), { name: 'x' }, { by: withoutArea })).status).toBe(403);
});

test('suggestions are translated by machine with the terms of the shop, and nothing is saved', async () => {
  const { productId } = await shop.garment({ names: { 1: 'One size cape' } });
  await describeInEnglish(productId, 'A colour for all.\n\nSoft.');
  const other = await shop.garment({ names: { 1: 'Knit cap' } });
  const request = {
    ...{ languageId: german, kind: 'products' },
    rows: [
      { id: productId, fields: ['name', 'description'] },
      { id: other.productId, fields: ['name', 'description'] },
      { id: 999_999, fields: ['name'] },
    ],
  };
  const { data } = await staff.call<TranslationSuggestion[]>('POST', 'admin/translations/suggestions', request);
  expect(data).toEqual([
    { id: productId, name: '[DE] One size cape', description: '[DE] A colour for all.\n\nSoft.' },
    { id: other.productId, name: '[DE] Knit cap', description: null },
  ]);
  expect(deepl.requests.map(({ body }) => body.text)).toEqual([['One size cape', 'A colour for all.\n\nSoft.', 'Knit cap']]);
  expect(deepl.requests[0]?.body.context).toMatch(/colour = Farbe; .*one size = Einheitsgröße/);
  const row = await find(productId, 'products', german);
  expect(row.target).toEqual({ name: '', description: '' });
  expect(row.terms).toContainEqual({ source: 'one size', target: 'Einheitsgröße' });
});

test('a failure of the translation service is explained, and without a service nothing is offered', async () => {
  const { productId } = await shop.garment({ names: { 1: 'Grey socks' } });
  const request = { languageId: german, kind: 'products', rows: [{ id: productId, fields: ['name'] }] };
  deepl.refusals = [{ status: 456 }];
  const used = await staff.call('POST', 'admin/translations/suggestions', request);
  expect([used.status, used.code, used.params.reason]).toEqual([503, 'TranslationFailed', 'quota']);
  expect((await staff.call<TranslationOverview>('GET', 'admin/translations/overview')).data.hasSuggestions).toBe(true);

  const plain = openTestShop(database);
  const plainStaff = await signedInStaff(plain, { role: 'user', areas: ['catalog'] });
  expect((await plainStaff.call<TranslationOverview>('GET', 'admin/translations/overview')).data.hasSuggestions).toBe(false);
  expect((await plainStaff.call('POST', 'admin/translations/suggestions', request)).code).toBe('NoTranslator');
});

test('two products that get the same new name at the same time have different addresses', async () => {
  const [one, two] = [await shop.garment({ names: { 1: 'Cape' } }), await shop.garment({ names: { 1: 'Poncho' } })];
  const rows = [await find(one.productId), await find(two.productId)];
  const saved = await Promise.all(rows.map((row) => save(row, { name: 'Sapka', description: '' })));
  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
  const given = await database.db
    .select({ id: slugs.targetId, slug: slugs.slug })
    .from(slugs)
    .where(and(eq(slugs.kind, 'product'), eq(slugs.languageId, hungarian), like(slugs.slug, 'sapka%')));
  expect(new Set(given.map(({ id }) => id))).toEqual(new Set([one.productId, two.productId]));
  expect(given.map(({ slug }) => slug)).toContain('sapka');
  expect(new Set(given.map(({ slug }) => slug)).size).toBe(2);
});
