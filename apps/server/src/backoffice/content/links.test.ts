import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HomeBlock } from '#contracts/content';
import { editCategory, removeCategory } from '#modules/catalog';
import type { BrokenLink } from '#modules/content';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { products, slugs } from '#tables/catalog';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['content'] });
});
afterAll(() => database.close());

interface Saved {
  id: number;
  revision: string;
  settings: { link?: string };
}

const banner = (link: string) => ({
  type: 'HEADER_CONTENT',
  isActive: true,
  settings: { link },
  texts: [{ languageId: 1, title: `To ${link}`, text: '', label: 'See it', alt: '' }],
});
const menuItem = (address: string) => ({
  ...{ menu: 'header', parentId: null, countryId: null, kind: 'address', targetId: null, isActive: true },
  ...{ address, texts: [{ languageId: 1, label: address }] },
});
const category = (name: string, isActive = true) => ({
  ...{ code: 'linen', parentId: null, isActive },
  texts: [
    { languageId: 1, name, description: '', slug: name.toLowerCase() },
    { languageId: 3, name: `${name} auf Deutsch`, description: '', slug: '' },
  ],
});
const save = async (path: string, form: object): Promise<Saved> => {
  const { status, data, params } = await staff.call<Saved>('POST', `admin/${path}`, form);
  expect(status, JSON.stringify(params)).toBe(200);
  return data;
};
const findLink = async (id: number, languageId = 1) =>
  (await shop.call<HomeBlock[]>('GET', `content/home?countryId=${shopIds.DE}&languageId=${languageId}`)).data.find((block) => block.id === id)?.link;
const hrefs = async (languageId = 1) =>
  (await shop.call<{ header: { href: string }[] }>('GET', `menus?countryId=${shopIds.DE}&languageId=${languageId}`)).data.header.map(
    ({ href }) => href,
  );
const broken = async () => (await staff.call<BrokenLink[]>('GET', 'admin/broken-links')).data;

test.each(['/category/nothing', '/category/linen/nothing', '/collection/nothing', '/brands/nothing', '/en/product/nothing', '/blog/nothing?page=1'])(
  'a link to %s, which does not exist, is refused with a readable message',
  async (address) => {
    const [kind] = /category|collection|brand|product|article/.exec(address.replace('/blog', '/article')) ?? [];
    const message = expect.stringContaining(`There is no ${kind} at /`) as string;
    const block = await staff.call('POST', 'admin/home-blocks', banner(address));
    expect(block.params.issues).toEqual([{ field: 'settings.link', code: 'unknown', params: { message } }]);
    const item = await staff.call('POST', 'admin/menus', menuItem(address));
    expect(item.params.issues).toEqual([{ field: 'address', code: 'unknown', params: { message } }]);
  },
);

test('system pages and external addresses are not checked', async () => {
  for (const address of ['/size-guides', '/Search?q=linen', '/brands', '/blog', 'https://elsewhere.example/category/nothing']) {
    const { id } = await save('home-blocks', banner(address));
    expect(await findLink(id)).toBe(address);
  }
  expect(await broken()).toEqual([]);
});

test('a link follows its category to a new name and into each language, and is hidden and listed with it', async () => {
  const categoryId = await inTransaction(database.db, (tx) => editCategory(tx, null, category('Linen')));
  const { id } = await save('home-blocks', banner('/category/linen?color=navy'));
  const item = await save('menus', menuItem('/category/linen'));
  const edit = (name: string, isActive = true) => inTransaction(database.db, (tx) => editCategory(tx, categoryId, category(name, isActive)));
  expect([await findLink(id), await findLink(id, 3)]).toEqual(['/category/linen?color=navy', '/category/linen-auf-deutsch?color=navy']);

  await edit('Flax');
  expect([await findLink(id), await hrefs()]).toEqual(['/category/flax?color=navy', ['/category/flax']]);
  const form = (await staff.call<Saved>('GET', `admin/home-blocks/${id}`)).data;
  expect(form.settings).toMatchObject({ link: '/category/flax?color=navy' });
  expect((await staff.call('PUT', `admin/home-blocks/${id}`, form)).status).toBe(200);

  await edit('Flax', false);
  expect([await findLink(id), await hrefs()]).toEqual([null, []]);
  expect(await broken()).toEqual([
    { place: 'home block', id, title: 'To /category/linen?color=navy', link: '/category/flax?color=navy' },
    { place: 'menu item', id: item.id, title: '/category/linen', link: '/category/linen' },
  ]);
  await edit('Flax');
  expect(await findLink(id)).toBe('/category/flax?color=navy');

  await inTransaction(database.db, (tx) => removeCategory(tx, categoryId));
  expect([await findLink(id), await hrefs(), (await broken()).length]).toEqual([null, [], 2]);
  await staff.call('DELETE', `admin/menus/${item.id}`);
  await staff.call('DELETE', `admin/home-blocks/${id}`);
});

test('a link to a product is hidden while the product is not published, and its response is dropped with the product', async () => {
  const { productId } = await shop.garment();
  const [row] = await database.db
    .select({ slug: slugs.slug })
    .from(slugs)
    .where(and(eq(slugs.kind, 'product'), eq(slugs.targetId, productId)));
  const { id } = await save('home-blocks', banner(`/product/${row?.slug}`));
  expect(await findLink(id)).toBe(`/product/${row?.slug}`);
  const response = await shop.app.request(`http://localhost/api/content/home?countryId=${shopIds.DE}`);
  expect(response.headers.get('surrogate-key')?.split(' ')).toContain(`product:${productId}`);
  await database.db.update(products).set({ status: 'draft' }).where(eq(products.id, productId));
  expect(await findLink(id)).toBeNull();
  expect((await broken()).map((link) => link.id)).toEqual([id]);
});
