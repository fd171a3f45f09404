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
  ['/Wishlists', 'wishlists'],
  ['/auth/Login', 'login'],
  ['/auth/Register', 'register'],
  ['/auth/Forgot-Password', 'forgot-password'],
  ['/auth/Reset-Password', 'reset-password'],
  ['/auth/affiliate-login', 'affiliate-login'],
  ['/user', 'account'],
  ['/user/settings', 'settings'],
  ['/user/addresses', 'addresses'],
  ['/user/orders', 'orders'],
  ['/user/orders/si-2026-000001', 'order'],
  ['/user/change-password', 'change-password'],
  ['/auth/affiliate-register', 'affiliate-register'],
  ['/auth/affiliate-application-success', 'affiliate-application-success'],
  ['/affiliate', 'affiliate-home'],
  ['/affiliate/application', 'affiliate-application'],
  ['/affiliate/dashboard', 'affiliate-dashboard'],
  ['/affiliate/links', 'affiliate-links'],
  ['/affiliate/analytics', 'affiliate-analytics'],
  ['/affiliate/discounts', 'affiliate-discounts'],
  ['/affiliate/commissions', 'affiliate-commissions'],
  ['/affiliate/profile', 'affiliate-profile'],
  ['/affiliate/no-such-page', 'affiliate-unknown'],
];

test.each(addresses)('%s is found in any case, and behind a language', (address, page) => {
  for (const spelling of [address, address.toUpperCase(), address.toLowerCase(), `/de${address}`])
    expect(pageAt(spelling)).toBe(`routes/${page}.tsx`);
});

/** Which layout stands around each page; all else has the usual one. */
const layouts: Readonly<Record<string, readonly string[]>> = {
  // The three steps.
  checkout: ['/Checkout', '/OrderConfirmation', '/str/Return'],
  // What needs no account, and asks for none: an order's way by its numbers, a consent, a confirmed mailbox.
  guest: ['/Track/Order', '/consent', '/auth/Confirm-Email'],
  // Closed to who is signed in.
  auth: [
    '/auth/Login',
    '/auth/Register',
    '/auth/Forgot-Password',
    '/auth/Reset-Password',
    '/auth/affiliate-login',
    '/auth/affiliate-register',
    '/auth/affiliate-application-success',
  ],
  // Closed to who is not.
  account: ['/user', '/user/settings', '/user/addresses', '/user/orders', '/user/orders/SI-2026-000001', '/user/change-password'],
  affiliate: [
    '/affiliate',
    ...['application', 'links', 'profile', 'analytics', 'dashboard', 'discounts', 'commissions', 'no-such-page'].map((page) => `/affiliate/${page}`),
  ],
};

test('each page stands in the layout, and so behind the guard, that is meant for it', () => {
  const special = Object.entries(layouts).flatMap(([layout, pages]) => pages.map((page) => [page, layout] as const));
  for (const [page, layout] of special) expect(layoutOf(page), page).toBe(`layouts/${layout}.tsx`);
  const isSpecial = (address: string) => special.some(([page]) => page.toLowerCase() === address.toLowerCase());
  for (const [address] of addresses.filter(([page]) => !isSpecial(page))) expect(layoutOf(address), address).toBe('layouts/default.tsx');
  expect(layoutOf('/Wishlists')).toBe('layouts/default.tsx');
});

test('what no page answers is not found', () => {
  expect(pageAt('/no/such/page')).toBe('routes/not-found.tsx');
});
