import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { listPages } from '@selvedge/pages';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** Entries of the same file share an id here, because no lookup uses it. */
function toRouteObject({ file, path, index, children }: RouteConfigEntry): RouteObject {
  const place = { id: file, ...(path !== undefined && { path }) };
  return index ? { ...place, index } : { ...place, children: (children ?? []).map(toRouteObject) };
}
const map = routes.map(toRouteObject);

const findPage = (address: string): string | undefined => matchRoutes(map, address)?.at(-1)?.route.id;
const findLayout = (address: string): string | undefined =>
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
  ['/orders/view/1a-t2k-x_y', 'linked-order'],
  ['/orders/view/1a-t2k-x_y/return', 'linked-return'],
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
    expect(findPage(spelling)).toMatch(new RegExp(`^routes/\\w+/${page}\\.tsx$`));
});

/** The layout of each page; pages that are not listed have the default one. */
const layouts: Readonly<Record<string, readonly string[]>> = {
  // The three steps of the checkout.
  checkout: ['/Checkout', '/OrderConfirmation', '/str/Return'],
  // Pages that need no account and offer none: order tracking, consent, email confirmation.
  guest: ['/Track/Order', '/orders/view/1a-t2k-x_y', '/orders/view/1a-t2k-x_y/return', '/consent', '/auth/Confirm-Email'],
  // Not available to signed-in customers.
  auth: [
    '/auth/Login',
    '/auth/Register',
    '/auth/Forgot-Password',
    '/auth/Reset-Password',
    '/auth/affiliate-login',
    '/auth/affiliate-register',
    '/auth/affiliate-application-success',
  ],
  // Only available to signed-in customers.
  account: ['/user', '/user/settings', '/user/addresses', '/user/orders', '/user/orders/SI-2026-000001', '/user/change-password'],
  affiliate: [
    '/affiliate',
    ...['application', 'links', 'profile', 'analytics', 'dashboard', 'discounts', 'commissions', 'no-such-page'].map((page) => `/affiliate/${page}`),
  ],
};

test('each page has the layout, and therefore the guard, that is meant for it', () => {
  const special = Object.entries(layouts).flatMap(([layout, pages]) => pages.map((page) => [page, layout] as const));
  for (const [page, layout] of special) expect(findLayout(page), page).toBe(`layouts/${layout}.tsx`);
  const isSpecial = (address: string) => special.some(([page]) => page.toLowerCase() === address.toLowerCase());
  for (const [address] of addresses.filter(([page]) => !isSpecial(page))) expect(findLayout(address), address).toBe('layouts/default.tsx');
  expect(findLayout('/Wishlists')).toBe('layouts/default.tsx');
});

test('an address without a page is not found', () => {
  expect(findPage('/no/such/page')).toBe('routes/visitor/not-found.tsx');
});

test('each page has its route file, and each route file its page', () => {
  const folder = join(import.meta.dirname, 'routes');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const named = new Set(listPages().flatMap(({ file }) => file ?? []));
  expect(files.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([...named].sort());
});
