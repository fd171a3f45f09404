import type { Market, Session } from '@selvedge/server/contract';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { guardRoute } from './guards.ts';
import { openShop } from '../shop-context.ts';

const market = { country: { id: 3, code: 'SI' }, defaultLanguage: 'sl' } as Market;
const token = 's'.repeat(43);

interface Visit {
  /** User type of the session: 2 for a customer, 5 for an affiliate. */
  userTypeId?: number;
  /** All types of the user; the session's type by default. */
  userTypeIds?: number[];
  /** Whether the browser's session has expired. */
  hasExpired?: boolean;
  /** Of the shop; http by default. */
  origin?: string;
  page?: () => Response;
}

/** Returns the response that a visitor of a guarded page gets. */
async function visit(
  guard: string,
  path: string,
  { userTypeId, userTypeIds, hasExpired = false, origin = 'http://si.localhost:3000', page = () => new Response('page') }: Visit = {},
) {
  const session = { userTypeId, userTypeIds: userTypeIds ?? [userTypeId] } as Session;
  const api = ({ url }: Request): Response => {
    if (url.includes('/market')) return Response.json({ isSuccess: true, data: market });
    return hasExpired
      ? Response.json({ isSuccess: false, message: '', code: 'Unauthorized', params: {} }, { status: 401 })
      : Response.json({ isSuccess: true, data: session });
  };
  const name = origin.startsWith('https:') ? '__Host-session' : 'session';
  const headers: Record<string, string> = userTypeId === undefined && !hasExpired ? {} : { cookie: `${name}=${token}` };
  const request = new Request(`${origin}${path}`, { headers });
  const context = new RouterContextProvider();
  await openShop(request, { baseUrl: 'http://127.0.0.1/api', fetch: (request) => Promise.resolve(api(request)) }, context);
  const middleware = guardRoute(guard) as (args: unknown, next: () => Promise<Response>) => Promise<Response>;
  return middleware({ request, context, params: {} }, () => Promise.resolve(page()));
}
const getRedirectTarget = (response: Response): string => decodeURIComponent(response.headers.get('location') ?? '');

test('an unknown guard throws where the route is declared', () => {
  expect(() => guardRoute('admin')).toThrow('Unknown route middleware');
});

test('a guest is redirected to the sign-in in their language, with the way back', async () => {
  expect(getRedirectTarget(await visit('signed-in', '/user/orders?page=2'))).toBe('/auth/Login?returnTo=/user/orders?page=2');
  expect(getRedirectTarget(await visit('signed-in', '/de/user.data'))).toBe('/de/auth/Login?returnTo=/user');
  expect(await (await visit('signed-in', '/user', { userTypeId: 2 })).text()).toBe('page');
});

test("a path with an affiliate segment redirects to the affiliates' sign-in, with any guard", async () => {
  expect(getRedirectTarget(await visit('affiliate', '/affiliate/dashboard'))).toBe('/auth/affiliate-login?returnTo=/affiliate/dashboard');
  expect(getRedirectTarget(await visit('signed-in', '/en/Affiliate/links'))).toBe('/en/auth/affiliate-login?returnTo=/Affiliate/links');
  expect(getRedirectTarget(await visit('signed-in', '/user/affiliates'))).toContain('/auth/Login');
});

test('paths below a sign-in page are not redirected', async () => {
  for (const path of ['/auth/Login', '/auth/login/help', '/de/auth/affiliate-login'])
    for (const guard of ['signed-in', 'affiliate']) expect(await (await visit(guard, path)).text()).toBe('page');
});

test('a signed-in visitor is redirected from guest pages to their own pages', async () => {
  expect(getRedirectTarget(await visit('guest-only', '/en/auth/Register', { userTypeId: 2 }))).toBe('/en/user');
  expect(await (await visit('guest-only', '/auth/Register')).text()).toBe('page');
});

test('affiliate pages require the role and accept every way of signing in', async () => {
  expect(await (await visit('affiliate', '/affiliate/links', { userTypeId: 5 })).text()).toBe('page');
  expect(await (await visit('affiliate', '/affiliate/links', { userTypeId: 2, userTypeIds: [2, 5] })).text()).toBe('page');
});

test('a customer without the role is redirected to the application', async () => {
  expect(getRedirectTarget(await visit('affiliate', '/de/affiliate/links', { userTypeId: 2 }))).toBe('/de/affiliate/application');
  expect(await (await visit('affiliate', '/affiliate/application', { userTypeId: 2 })).text()).toBe('page');
  expect(getRedirectTarget(await visit('affiliate', '/affiliate/application'))).toBe('/auth/affiliate-login?returnTo=/affiliate/application');
});

test("a signed-in visitor is redirected from the affiliates' guest pages to their own pages, as specified", async () => {
  for (const page of ['affiliate-login', 'affiliate-register', 'affiliate-application-success'])
    for (const userTypeId of [2, 5]) expect(getRedirectTarget(await visit('guest-only', `/de/auth/${page}`, { userTypeId }))).toBe('/de/user');
});

test('an expired session is deleted, but not a session that the page has just created', async () => {
  const ended = await visit('signed-in', '/user', { hasExpired: true });
  expect(getRedirectTarget(ended)).toContain('/auth/Login');
  expect(ended.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=;.*Max-Age=0/)]);
  const createSignInResponse = () => new Response(null, { status: 303, headers: { 'set-cookie': 'session=new; Path=/' } });
  const response = await visit('guest-only', '/auth/Login', { hasExpired: true, page: createSignInResponse });
  expect(response.headers.getSetCookie()).toEqual(['session=new; Path=/']);
});

test('with https an expired session is deleted by the name with its prefix, and a new one is kept', async () => {
  const origin = 'https://selvedge.si';
  const ended = await visit('signed-in', '/user', { hasExpired: true, origin });
  expect(ended.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-session=;.*Max-Age=0; Secure$/)]);
  const createSignInResponse = () => new Response(null, { status: 303, headers: { 'set-cookie': '__Host-session=new; Path=/' } });
  const response = await visit('guest-only', '/auth/Login', { hasExpired: true, origin, page: createSignInResponse });
  expect(response.headers.getSetCookie()).toEqual(['__Host-session=new; Path=/']);
});
