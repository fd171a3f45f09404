import { expect, test } from 'vitest';
import type { Facts } from './facts.ts';
import { listVisits } from './visits.ts';

const facts: Facts = {
  ...{ port: 3000, places: [], languages: [], names: new Set(), customer: 'customer-session', affiliate: 'affiliate-session' },
  ...{ carts: { si: 'cart-si' }, order: { number: 'SI-1', email: 'ana@example.org' } },
  slugs: {
    category: [{ en: 'women', sl: 'zenske' }],
    subcategory: [{ en: 'shirts', sl: 'srajce' }],
    product: [{ en: 'linen-shirt', sl: 'lanena-srajca' }],
    ...{
      article: ['wool', 'linen'],
      brand: ['fjordlin'],
      campaign: ['wool-weeks'],
      collection: [{ en: 'knit' }],
      order: ['SI-1'],
      written: ['about-us'],
    },
  },
};
const visits = new Map(listVisits(facts).map(({ page, visits: all }) => [page.name, all]));

test('a path is filled with the slugs of the language', () => {
  expect(visits.get('category')?.map(({ getPathByLanguage }) => getPathByLanguage('sl'))).toEqual(['/category/zenske', '/category/zenske/srajce']);
  const [inCategory] = visits.get('product-in-category') ?? [];
  expect(inCategory?.getPathByLanguage('en')).toBe('/product/women/linen-shirt');
  expect(inCategory?.getCanonicalPath?.('en')).toBe('/product/linen-shirt');
});

test('each record of a kind is visited, and a page without parameters at its own path', () => {
  expect(visits.get('article')?.map(({ getPathByLanguage }) => getPathByLanguage('en'))).toEqual(['/blog/wool', '/blog/linen']);
  expect(visits.get('track-order')).toMatchObject([{ isPublic: true }]);
  expect(visits.get('track-order')?.[0]?.getPathByLanguage('en')).toBe('/Track/Order');
  expect(visits.has('linked-order')).toBe(false);
});

test('a page is visited by those who may open it', () => {
  const listCookies = (name: 'settings' | 'affiliate-links' | 'affiliate-application' | 'checkout' | 'order-confirmation' | 'home') =>
    visits.get(name)?.map(({ cookies }) => cookies?.('si'));
  expect(listCookies('home')).toEqual([undefined]);
  expect(listCookies('settings')).toEqual([{ session: 'customer-session' }]);
  expect(listCookies('affiliate-links')).toEqual(Array.from({ length: 3 }, () => ({ session: 'affiliate-session' })));
  expect(listCookies('affiliate-application')).toEqual([{ session: 'customer-session' }]);
  expect(listCookies('checkout')).toEqual([undefined, { cart: 'cart-si' }, { cart: 'cart-si' }]);
  expect(listCookies('order-confirmation')).toEqual([undefined, { last_order: 'SI-1|ana@example.org' }]);
});

test('a page may be private at one of its addresses', () => {
  expect(visits.get('event')?.map(({ isPublic }) => isPublic)).toEqual([true, false]);
});
