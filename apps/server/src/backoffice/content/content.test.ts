import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Menus } from '#contracts/content';
import { editCategory, saveBrandBySlug } from '#modules/catalog';
import { findRedirect } from '#modules/content';
import type { Database } from '#platform/database';
import { tagDrops } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';

interface Opened {
  id: number;
  revision: string;
}

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['content'] });
});
afterAll(() => database.close());

const link = (changes: object = {}) => ({
  menu: 'header',
  parentId: null,
  countryId: null,
  kind: 'address',
  targetId: null,
  address: '/size-guides',
  isActive: true,
  texts: [{ languageId: 1, label: 'Find your size' }],
  ...changes,
});
const make = async (path: string, form: object): Promise<Opened> => {
  const { status, data, params } = await staff.call<Opened>('POST', `admin/${path}`, form);
  expect(status, JSON.stringify(params)).toBe(200);
  return data;
};
const fetchMenus = async (countryId: number, languageId = 1) =>
  (await shop.call<Menus>('GET', `menus?countryId=${countryId}&languageId=${languageId}`)).data;
const category = (name: string, isActive = true) => ({
  code: name.toLowerCase(),
  parentId: null,
  isActive,
  texts: [
    { languageId: 1, name, description: '', slug: '' },
    { languageId: 3, name: `${name} auf Deutsch`, description: '', slug: '' },
  ],
});

describe('menus', () => {
  test('a link is shown only in its country and language, with its children in order', async () => {
    const top = await make(
      'menus',
      link({
        texts: [
          { languageId: 1, label: 'Journal' },
          { languageId: 3, label: 'Magazin' },
        ],
        address: 'https://journal.example/',
      }),
    );
    const only = await make('menus', link({ countryId: shopIds.DE, menu: 'footer', texts: [{ languageId: 1, label: 'Imprint' }] }));
    const first = await make('menus', link({ parentId: top.id, address: '/Search?q=linen', texts: [{ languageId: 1, label: 'Linen' }] }));
    const second = await make('menus', link({ parentId: top.id, address: '/brands', texts: [{ languageId: 1, label: 'Brands' }] }));
    await staff.call('POST', `admin/menus/${second.id}/move`, { index: 0 });
    const inGermany = await fetchMenus(shopIds.DE, 3);
    expect(inGermany.header).toEqual([
      {
        label: 'Magazin',
        href: 'https://journal.example/',
        children: [
          { label: 'Brands', href: '/brands' },
          { label: 'Linen', href: '/Search?q=linen' },
        ],
      },
    ]);
    expect(inGermany.footer).toMatchObject([{ label: 'Imprint' }]);
    expect((await fetchMenus(shopIds.SI)).footer).toEqual([]);
    const third = await staff.call('POST', 'admin/menus', link({ parentId: first.id }));
    expect(third.params.issues).toMatchObject([{ field: 'parentId', code: 'level' }]);
    for (const { id } of [top, only]) await staff.call('DELETE', `admin/menus/${id}`);
    expect(await fetchMenus(shopIds.DE)).toEqual({ header: [], footer: [] });
  });

  test('a link to a category has the category’s name and is hidden with it', async () => {
    const id = await inTransaction(database.db, (tx) => editCategory(tx, null, category('Linen')));
    const brandId = await inTransaction(database.db, (tx) => saveBrandBySlug(tx, { slug: 'nordvik', name: 'Nordvik' }));
    const toCategory = await make('menus', link({ kind: 'category', targetId: id, address: '', texts: [] }));
    const toBrand = await make('menus', link({ kind: 'brand', targetId: brandId, address: '', texts: [] }));
    expect((await fetchMenus(shopIds.DE, 3)).header).toMatchObject([
      { label: 'Linen auf Deutsch', href: '/category/linen-auf-deutsch' },
      { label: 'Nordvik', href: '/brands/nordvik' },
    ]);
    await inTransaction(database.db, (tx) => editCategory(tx, id, category('Linen', false)));
    expect((await fetchMenus(shopIds.DE)).header.map(({ label }) => label)).toEqual(['Nordvik']);
    for (const made of [toCategory, toBrand]) await staff.call('DELETE', `admin/menus/${made.id}`);
  });

  test('a link for one country drops only that country’s pages', async () => {
    const dropped: string[] = [];
    const listen = (tags: readonly string[]) => dropped.push(...tags);
    tagDrops.on('caches', listen);
    const made = await make('menus', link({ countryId: shopIds.HU }));
    expect(dropped).toEqual([`menus:${shopIds.HU}`]);
    await staff.call('PUT', `admin/menus/${made.id}`, { ...link(), revision: made.revision });
    tagDrops.off('caches', listen);
    expect(dropped.slice(1).sort()).toEqual(['menus', `menus:${shopIds.HU}`]);
    const response = await shop.app.request(`http://localhost/api/menus?countryId=${shopIds.HU}`);
    expect(response.headers.get('surrogate-key')).toBe(`menus menus:${shopIds.HU} catalog`);
    await staff.call('DELETE', `admin/menus/${made.id}`);
  });

  test.each(['//elsewhere.example', 'http://elsewhere.example', 'javascript:alert(1)', 'size-guides', '/\\elsewhere.example'])(
    'a link cannot lead to %s',
    async (address) => {
      expect((await staff.call('POST', 'admin/menus', link({ address }))).params.issues).toMatchObject([{ field: 'address', code: 'address' }]);
    },
  );
});

describe('redirects', () => {
  const redirect = (fromPath: string, toAddress: string, more: object = {}) => ({ countryId: null, fromPath, toAddress, status: 301, ...more });
  const at = (host: string, address: string) => {
    const { pathname, search } = new URL(address, `http://${host}`);
    return findRedirect(database.db, { host, pathname, search });
  };

  test('an old address redirects at once, in any case, with its language and query', async () => {
    await make('redirects', redirect('/Old/Dresses/', '/category/women?color=navy'));
    expect(await at('si.localhost:3000', '/old/dresses?utm_source=mail&color=red')).toEqual({
      location: '/category/women?color=navy&utm_source=mail',
      status: 301,
      onlyWithoutPage: false,
    });
    expect(await at('de.localhost', '/en/OLD/dresses/')).toMatchObject({ location: '/en/category/women?color=navy' });
    expect(await at('de.localhost', '/old')).toBeUndefined();
  });

  test('a country may have its own temporary redirect', async () => {
    await make('redirects', redirect('/summer', '/collection/summer'));
    const made = await make('redirects', redirect('/summer', 'https://sommer.example/de', { countryId: shopIds.DE, status: 302 }));
    expect(await at('de.localhost', '/summer')).toMatchObject({ location: 'https://sommer.example/de', status: 302 });
    expect(await at('si.localhost', '/summer')).toMatchObject({ location: '/collection/summer' });
    await staff.call('DELETE', `admin/redirects/${made.id}`);
    expect(await at('de.localhost', '/summer')).toMatchObject({ location: '/collection/summer' });
  });

  test('a redirect loop is refused, even one that exists only in a single country or language', async () => {
    await make('redirects', redirect('/a', '/b'));
    await make('redirects', redirect('/b', '/c', { countryId: shopIds.HU }));
    const circle = await staff.call('POST', 'admin/redirects', redirect('/c', '/de/a'));
    expect(circle.params.issues).toMatchObject([{ field: 'toAddress', code: 'loop' }]);
    expect((await staff.call('POST', 'admin/redirects', redirect('/c', '/a', { countryId: shopIds.SI }))).status).toBe(200);
    expect((await staff.call('POST', 'admin/redirects', redirect('/Checkout', '/a'))).params.issues).toMatchObject([{ code: 'own-page' }]);
    expect((await staff.call('POST', 'admin/redirects', redirect('/A/', '/d'))).params.issues).toMatchObject([{ code: 'taken' }]);
  });

  test('a redirect file of another shop system is imported: bad lines are reported, all others are saved', async () => {
    const csv = [
      'Redirect from,Redirect to,Status,Country',
      '/products/linen-shirt,/product/linen-shirt,,',
      'https://old.example/collections/summer,/collection/summer,302,DE',
      '/products/loop,/products/loop,,',
      '/cart/x,/somewhere,,',
      '/products/wool,ftp://x,,',
      '/products/belt,/product/belt,200,',
      '/products/hat,/product/hat,,XX',
    ].join('\n');
    const send = async (isTrial: boolean) => {
      const response = await shop.app.request(`http://localhost/api/admin/files/redirects?isTrial=${isTrial}`, {
        method: 'POST',
        headers: { ...staff.headers, 'content-type': 'text/csv' },
        body: csv,
      });
      return (await response.json()) as { data: { saved: number; unchanged: number; problems: { line: number }[] } };
    };
    const trial = await send(true);
    expect([trial.data.saved, trial.data.problems.map(({ line }) => line)]).toEqual([2, [4, 5, 6, 7, 8]]);
    expect(await at('si.localhost', '/products/linen-shirt')).toBeUndefined();
    expect((await send(false)).data.saved).toBe(2);
    expect(await at('si.localhost', '/products/linen-shirt')).toMatchObject({ location: '/product/linen-shirt' });
    expect(await at('de.localhost', '/collections/summer')).toMatchObject({ location: '/collection/summer', status: 302 });
    expect((await send(false)).data).toMatchObject({ saved: 0, unchanged: 2 });
  });
});
