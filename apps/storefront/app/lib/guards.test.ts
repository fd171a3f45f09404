import type { Market, Session } from '@selvedge/server/contract';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { guarded } from './guards.ts';
import { openShop } from './shop-context.ts';

const market = { country: { id: 3, code: 'SI' }, defaultLanguage: 'sl' } as Market;
const someone = 's'.repeat(43);

interface Visit {
  /** Who is signed in: a customer is 2, an affiliate 5. */
  userTypeId?: number;
  /** All that he holds; his session's type alone where it is not told. */
  userTypeIds?: number[];
  /** The browser's session has ended. */
  hasExpired?: boolean;
  page?: () => Response;
}

/** What a visitor of a guarded page is answered with. */
async function visit(guard: string, path: string, { userTypeId, userTypeIds, hasExpired = false, page = () => new Response('page') }: Visit = {}) {
  const session = { userTypeId, userTypeIds: userTypeIds ?? [userTypeId] } as Session;
  const api = ({ url }: Request): Response => {
    if (url.includes('/market')) return Response.json({ isSuccess: true, data: market });
    return hasExpired
      ? Response.json({ isSuccess: false, message: '', code: 'Unauthorized', params: {} }, { status: 401 })
      : Response.json({ isSuccess: true, data: session });
  };
  const headers: Record<string, string> = userTypeId === undefined && !hasExpired ? {} : { cookie: `session=${someone}` };
  const request = new Request(`http://si.localhost:3000${path}`, { headers });
  const context = new RouterContextProvider();
  await openShop(request, { baseUrl: 'http://127.0.0.1/api', fetch: (asked) => Promise.resolve(api(asked)) }, context);
  const middleware = guarded(guard) as (args: unknown, next: () => Promise<Response>) => Promise<Response>;
  return middleware({ request, context, params: {} }, () => Promise.resolve(page()));
}
const leadsTo = (answer: Response): string => decodeURIComponent(answer.headers.get('location') ?? '');

test("an unknown guard's name is an error where the route is declared", () => {
  expect(() => guarded('admin')).toThrow('Unknown route middleware');
});

test('a guest is sent to sign in, in his language, and his way is remembered', async () => {
  expect(leadsTo(await visit('signed-in', '/user/orders?page=2'))).toBe('/auth/Login?returnTo=/user/orders?page=2');
  expect(leadsTo(await visit('signed-in', '/de/user.data'))).toBe('/de/auth/Login?returnTo=/user');
  expect(await (await visit('signed-in', '/user', { userTypeId: 2 })).text()).toBe('page');
});

test("a path with an affiliate segment leads to the affiliates' login, whichever guard it has", async () => {
  expect(leadsTo(await visit('affiliate', '/affiliate/dashboard'))).toBe('/auth/affiliate-login?returnTo=/affiliate/dashboard');
  expect(leadsTo(await visit('signed-in', '/en/Affiliate/links'))).toBe('/en/auth/affiliate-login?returnTo=/Affiliate/links');
  expect(leadsTo(await visit('signed-in', '/user/affiliates'))).toContain('/auth/Login');
});

test('paths that begin with a login page are left alone', async () => {
  for (const path of ['/auth/Login', '/auth/login/help', '/de/auth/affiliate-login'])
    for (const guard of ['signed-in', 'affiliate']) expect(await (await visit(guard, path)).text()).toBe('page');
});

test('who is signed in is sent from the pages for guests to his own', async () => {
  expect(leadsTo(await visit('guest-only', '/en/auth/Register', { userTypeId: 2 }))).toBe('/en/user');
  expect(await (await visit('guest-only', '/auth/Register')).text()).toBe('page');
});

test("affiliates' pages need the role, whichever way its holder has signed in", async () => {
  expect(await (await visit('affiliate', '/affiliate/links', { userTypeId: 5 })).text()).toBe('page');
  expect(await (await visit('affiliate', '/affiliate/links', { userTypeId: 2, userTypeIds: [2, 5] })).text()).toBe('page');
});

test('a customer without the role meets the application', async () => {
  expect(leadsTo(await visit('affiliate', '/de/affiliate/links', { userTypeId: 2 }))).toBe('/de/affiliate/application');
  expect(await (await visit('affiliate', '/affiliate/application', { userTypeId: 2 })).text()).toBe('page');
  expect(leadsTo(await visit('affiliate', '/affiliate/application'))).toBe('/auth/affiliate-login?returnTo=/affiliate/application');
});

test("an affiliates' page for guests leads who is signed in to the portal", async () => {
  expect(leadsTo(await visit('guest-only', '/de/auth/affiliate-register', { userTypeId: 2 }))).toBe('/de/affiliate');
});

test('a session that has ended is forgotten, but not the one that this very page began', async () => {
  const ended = await visit('signed-in', '/user', { hasExpired: true });
  expect(leadsTo(ended)).toContain('/auth/Login');
  expect(ended.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=;.*Max-Age=0/)]);
  const signingIn = () => new Response(null, { status: 303, headers: { 'set-cookie': 'session=new; Path=/' } });
  const begun = await visit('guest-only', '/auth/Login', { hasExpired: true, page: signingIn });
  expect(begun.headers.getSetCookie()).toEqual(['session=new; Path=/']);
});
