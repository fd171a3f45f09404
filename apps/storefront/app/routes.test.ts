import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** Entries of one file share an id here: nothing is looked up by it. */
function objectOf({ file, path, index, children }: RouteConfigEntry): RouteObject {
  const place = { id: file, ...(path !== undefined && { path }) };
  return index ? { ...place, index } : { ...place, children: (children ?? []).map(objectOf) };
}
const map = routes.map(objectOf);

const pageAt = (address: string): string | undefined => matchRoutes(map, address)?.at(-1)?.route.id;
const layoutOf = (address: string): string | undefined =>
  matchRoutes(map, address)
    ?.map(({ route }) => route.id)
    .find((id) => id?.startsWith('layouts/'));

const addresses: [string, string][] = [
  ['/', 'home'],
  ['/categories', 'categories'],
  ['/category/women', 'category'],
  ['/category/women/dresses', 'category'],
  ['/brands', 'brands'],
  ['/brands/fjordlin', 'brand'],
  ['/collection/knit-season', 'collection'],
  ['/product/linen-shirt', 'product'],
  ['/product/women/linen-shirt', 'product'],
  ['/Search', 'search'],
  ['/Track/Order', 'track-order'],
  ['/Checkout', 'checkout'],
  ['/OrderConfirmation', 'order-confirmation'],
  ['/str/Return', 'payment-return'],
];

test.each(addresses)('%s is found in any case, and behind a language', (address, page) => {
  for (const spelling of [address, address.toUpperCase(), address.toLowerCase(), `/de${address}`])
    expect(pageAt(spelling)).toBe(`routes/${page}.tsx`);
});

test('checkout, confirmation and payment return share the layout with the three steps, all else has the usual one', () => {
  const steps = ['/Checkout', '/OrderConfirmation', '/str/Return'];
  for (const [address] of addresses) expect(layoutOf(address)).toBe(steps.includes(address) ? 'layouts/checkout.tsx' : 'layouts/default.tsx');
});

test('what no page answers is not found', () => {
  expect(pageAt('/no/such/page')).toBe('routes/not-found.tsx');
});
