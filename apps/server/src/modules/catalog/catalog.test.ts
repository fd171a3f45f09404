import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { tagDrops } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { countries } from '#tables/countries';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { Category, CategoryPage } from './contract.ts';
import { readProductDetails } from './products/product-details.ts';
import { saveAttributeValueByCode } from './attributes/save-attribute-value-by-code.ts';
import { saveBrandBySlug } from './brands/save-brand-by-slug.ts';
import { saveMakerByName } from './brands/save-maker-by-name.ts';
import { saveCategoryByCode } from './categories/save-category-by-code.ts';
import { saveProduct, type ProductToSave } from './products/save-product.ts';
import { buildProductTag } from './tags.ts';
import { buildSlug } from './texts/build-slug.ts';
import { listCartVariants } from './variants/list-cart-variants.ts';

const [english, bengali, german, czech] = [1, 2, 3, 5];
let database: Database;
let shop: TestShop;
let women: number;
let dresses: number;
let base: Omit<ProductToSave, 'handle'>;
let redInM: { colorId: number; sizeId: number };
const maker = { name: 'Linea d.o.o.', street: 'Cesta 1', postalCode: '1000', city: 'Ljubljana', countryCode: 'SI', email: 'hello@linea.example' };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await inTransaction(database.db, async (tx) => {
    women = await saveCategoryByCode(tx, {
      code: 'women',
      texts: [
        { languageId: english, name: 'Women' },
        { languageId: german, name: 'Damen' },
        { languageId: bengali, name: 'নারী' },
      ],
    });
    const men = await saveCategoryByCode(tx, {
      code: 'men',
      texts: [
        { languageId: english, name: 'Men' },
        { languageId: german, name: 'Herren' },
      ],
    });
    dresses = await saveCategoryByCode(tx, {
      code: 'women-dresses',
      parentId: women,
      texts: [
        { languageId: english, name: 'Dresses', description: 'For every day.' },
        { languageId: german, name: 'Kleider' },
      ],
    });
    await saveCategoryByCode(tx, { code: 'men-shirts', parentId: men, texts: [{ languageId: english, name: 'Shirts' }] });
    await saveCategoryByCode(tx, { code: 'women-shirts', parentId: women, texts: [{ languageId: english, name: 'Shirts' }] });
    const colorId = await saveAttributeValueByCode(tx, {
      attribute: 'color',
      code: 'red',
      hex: '#c00000',
      names: [
        { languageId: english, name: 'Red' },
        { languageId: german, name: 'Rot' },
      ],
    });
    const sizeId = await saveAttributeValueByCode(tx, { attribute: 'size', code: 'm', scale: 'alpha', names: [{ languageId: english, name: 'M' }] });
    redInM = { colorId, sizeId };
    base = {
      brandId: await saveBrandBySlug(tx, { slug: 'linea', name: 'Linea' }),
      makerId: await saveMakerByName(tx, maker),
      categoryId: dresses,
      audience: 'women',
      status: 'published',
      texts: [{ languageId: english, name: 'Linen dress', description: 'Light.' }],
      variants: [{ ...redInM, sku: 'LD-1' }],
      media: [],
    };
  });
});
afterAll(() => database.close());

const page = (query: string) => shop.call<CategoryPage>('GET', `categories/by-path?${query}`);
const save = (product: Partial<ProductToSave> & { handle: string }) => inTransaction(database.db, (tx) => saveProduct(tx, { ...base, ...product }));

describe('categories', () => {
  test('categories are listed with their names and addresses in a language', async () => {
    const { data } = await shop.call<Category[]>('GET', 'category/getAllActiveData?countryId=3&languageId=3');
    expect(data.map(({ code, name, slug }) => `${code} ${name} ${slug}`)).toEqual([
      'women Damen damen',
      'women-dresses Kleider kleider',
      'men-shirts Shirts shirts',
      'men Herren herren',
      'women-shirts Shirts shirts',
    ]);
  });

  test('categories are listed of open countries only, and of the whole shop without a country', async () => {
    const list = (query: string) => shop.call<Category[]>('GET', `category/getAllActiveData${query}`);
    expect((await list('')).data).toHaveLength(5);
    expect(await list(`?countryId=${shopIds.DE}`)).toMatchObject({ status: 200, data: { length: 5 } });
    const [closed] = await database.db.select({ id: countries.id }).from(countries).where(eq(countries.code, 'FR'));
    expect(await list(`?countryId=${closed?.id}`)).toMatchObject({ status: 409, code: 'CountryClosed' });
    expect(await list('?countryId=99999')).toMatchObject({ status: 404, code: 'CountryNotFound' });
  });

  test('a category page is found by its path', async () => {
    const { data } = await page('parent=women&slug=dresses&languageId=1');
    expect(data).toMatchObject({ id: dresses, name: 'Dresses', description: 'For every day.', parent: { slug: 'women' }, children: [] });
    expect(data.paths).toEqual({ en: ['women', 'dresses'], de: ['damen', 'kleider'] });
  });

  test('two categories with different parents can have the same slug', async () => {
    const [women, men] = [await page('parent=women&slug=shirts'), await page('parent=men&slug=shirts')];
    expect([women.data.code, men.data.code]).toEqual(['women-shirts', 'men-shirts']);
  });

  test('a top category needs no parent and has children', async () => {
    const { data } = await page('slug=women');
    expect(data.parent).toBeNull();
    expect(data.children.map(({ slug }) => slug)).toEqual(['dresses', 'shirts']);
  });

  test('a category is found by an old address, and the response has the current one', async () => {
    const texts = [{ languageId: german, name: 'Kleider', slug: 'damenkleider' }];
    await inTransaction(database.db, (tx) => saveCategoryByCode(tx, { code: 'women-dresses', parentId: women, texts }));
    expect((await page('parent=damen&slug=kleider&languageId=3')).data).toMatchObject({ id: dresses, slug: 'damenkleider' });
    expect((await page('parent=damen&slug=damenkleider&languageId=3')).data).toMatchObject({ id: dresses, slug: 'damenkleider' });
  });

  test('a category is found by an address in another language, and the response has the one in the requested language', async () => {
    expect((await page('parent=women&slug=shirts&languageId=3')).data.parent?.slug).toBe('damen');
    expect((await page(`slug=${encodeURIComponent('নারী')}&languageId=1`)).data.slug).toBe('women');
  });

  test('a category without a text in a language uses the English one', async () => {
    expect((await page(`parent=women&slug=dresses&languageId=${czech}`)).data).toMatchObject({ name: 'Dresses', slug: 'dresses' });
  });

  test.each(['parent=women&slug=hats', 'parent=men&slug=dresses', 'slug=dresses'])('%s is not a category', async (query) => {
    expect(await page(query)).toMatchObject({ status: 404, code: 'CategoryNotFound' });
  });

  test.each(['', 'slug=', 'slug=women&languageId=zero', 'slug=women&languageId=-1'])('"%s" is refused', async (query) => {
    expect(await page(query)).toMatchObject({ status: 422, code: 'InvalidInput' });
  });
});

describe('a product', () => {
  beforeEach(async () => {
    await save({ handle: 'linen-dress' });
  });

  test('a product that is saved twice is stored once, and its variants keep their ids', async () => {
    const [first, second] = [await save({ handle: 'linen-dress' }), await save({ handle: 'linen-dress' })];
    expect(second).toEqual({ ...first, isNew: false });
  });

  test('a renamed product is still found at its old address', async () => {
    const { productId } = await save({
      handle: 'renamed',
      variants: [{ ...redInM, sku: 'R-1' }],
      texts: [{ languageId: english, name: 'Old name', description: '' }],
    });
    await save({ handle: 'renamed', variants: [{ ...redInM, sku: 'R-1' }], texts: [{ languageId: english, name: 'New name', description: '' }] });
    for (const slug of ['old-name', 'new-name']) expect((await readProductDetails(database.db, { slug, languageId: english })).id).toBe(productId);
  });

  test('a product with the name of another product gets a different address', async () => {
    const { productId } = await save({ handle: 'namesake', variants: [{ ...redInM, sku: 'N-1' }] });
    expect((await readProductDetails(database.db, { slug: `linen-dress-${productId}`, languageId: english })).id).toBe(productId);
  });

  test('a draft is not found', async () => {
    await save({
      handle: 'draft',
      status: 'draft',
      variants: [{ ...redInM, sku: 'D-1' }],
      texts: [{ languageId: english, name: 'Draft dress', description: '' }],
    });
    await expect(readProductDetails(database.db, { slug: 'draft-dress', languageId: english })).rejects.toMatchObject({ code: 'ProductNotFound' });
  });

  test('a maker that is saved by name keeps its id, and only a change drops the pages of its products', async () => {
    const { productId } = await save({ handle: 'made-here', variants: [{ ...redInM, sku: 'M-1' }] });
    const saveMaker = (street: string) => inTransaction(database.db, (tx) => saveMakerByName(tx, { ...maker, street }));
    const dropped: string[] = [];
    const note = (tags: readonly string[]) => dropped.push(...tags);
    tagDrops.on('caches', note);
    expect(await saveMaker('Cesta 1')).toBe(base.makerId);
    expect(dropped).toEqual([]);
    expect(await saveMaker('Nova cesta 2')).toBe(base.makerId);
    expect(dropped).toContain(buildProductTag(productId));
    tagDrops.off('caches', note);
  });

  test('a category that is saved by code keeps its texts in other languages', async () => {
    const texts = [{ languageId: czech, name: 'Šaty' }];
    await inTransaction(database.db, (tx) => saveCategoryByCode(tx, { code: 'women-dresses', parentId: women, texts }));
    expect((await page(`parent=women&slug=saty&languageId=${czech}`)).data).toMatchObject({ id: dresses, name: 'Šaty' });
    expect((await page('parent=women&slug=dresses&languageId=1')).data).toMatchObject({ name: 'Dresses', description: 'For every day.' });
    await inTransaction(database.db, (tx) =>
      saveCategoryByCode(tx, { code: 'women-dresses', parentId: women, texts: [{ languageId: czech, name: '' }] }),
    );
  });

  test('a product cannot use a SKU of another product', async () => {
    await expect(save({ handle: 'thief' })).rejects.toMatchObject({ code: 'SkuTaken', params: { sku: 'LD-1' } });
  });

  test('a variant that is left out is closed and can no longer be sold', async () => {
    const size = await inTransaction(database.db, (tx) => saveAttributeValueByCode(tx, { attribute: 'size', code: 'l', names: [] }));
    const both = [
      { ...redInM, sku: 'V-1' },
      { sku: 'V-2', colorId: null, sizeId: size },
    ];
    const { variants } = await save({ handle: 'two-sizes', variants: both });
    await save({ handle: 'two-sizes', variants: both.slice(0, 1) });
    const shown = await listCartVariants(database.db, { variantIds: variants.map(({ variantId }) => variantId), languageId: english });
    expect(shown.map(({ sku, isSellable }) => [sku, isSellable]).sort()).toEqual([
      ['V-1', true],
      ['V-2', false],
    ]);
  });

  test('a variant in a cart has names in the language, or English names if there are none', async () => {
    const { variants } = await save({ handle: 'linen-dress' });
    const [line] = await listCartVariants(database.db, { variantIds: variants.map(({ variantId }) => variantId), languageId: german });
    expect(line).toMatchObject({
      name: 'Linen dress',
      brand: 'Linea',
      categoriesArr: 'Damen>Kleider',
      color: { name: 'Rot', hex: '#c00000' },
      size: { name: 'M' },
      free: 0,
    });
  });
});

test.each([
  ['Ženska obleka št. 2', 'zenska-obleka-st-2'],
  ['Weiße Hemden & Blusen', 'weisse-hemden-and-blusen'],
  ['Γυναικεία φορέματα', 'gynaikeia-foremata'],
  ['Дамски рокли', 'damski-rokli'],
  ['লিনেন শার্ট ২', 'লিনেন-শার্ট-২'],
  ['!!!', ''],
])('%s becomes %s in an address', (name, slug) => {
  expect(buildSlug(name)).toBe(slug);
});
