import { expect, test } from 'vitest';
import { openConnection } from '../loading/connection.ts';
import { openRequestCache } from './request-cache.ts';
import { createShopFetch } from './shop-fetch.ts';

const origin = 'http://si.localhost:3000';
const forAll = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** Creates a page in a browser whose network answers with the given function. */
function browser(answer: (address: string, init?: RequestInit) => Response | Promise<Response>) {
  const requests: string[] = [];
  const events = new EventTarget();
  const connection = openConnection({ events });
  const cache = openRequestCache();
  const network: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    requests.push(`${init?.method ?? 'GET'} ${pathname}${search}`);
    return answer(pathname + search, init);
  };
  const shop = createShopFetch({ fetch: network, cache, connection, here: () => new URL('/en/product/shirt', origin) });
  return {
    requests,
    connection,
    cache,
    ahead: shop.ahead,
    get: (path: string, init?: RequestInit) => shop.fetch(new URL(path, origin), init),
    events,
  };
}

test("a public page's data is requested once, live and personal data every time", async () => {
  const { get, requests } = browser(
    (address) => new Response(address, { headers: address.startsWith('/user') ? { 'cache-control': 'private' } : forAll }),
  );
  for (const path of ['/en/brands.data', '/en/product-stock/shirt', '/user.data'])
    for (const _time of [1, 2]) expect(await (await get(path)).text()).toBe(path);
  expect(requests).toEqual(['GET /en/brands.data', 'GET /en/product-stock/shirt', 'GET /en/product-stock/shirt', 'GET /user.data', 'GET /user.data']);
});

test('private responses, redirects and failures are not stored', async () => {
  const responses = [new Response('own', { headers: { 'cache-control': 'private' } }), new Response('moved', { status: 202, headers: forAll })];
  const { get, cache } = browser(() => responses.shift() ?? new Response('broken', { status: 500, headers: forAll }));
  for (const _time of [1, 2, 3]) await get('/brands.data');
  expect(cache.size()).toBe(0);
});

test('an aborted request does not affect the next one', async () => {
  const { get, cache } = browser((_address, init) => {
    init?.signal?.throwIfAborted();
    return new Response('whole', { headers: forAll });
  });
  const leaving = AbortSignal.abort();
  await expect(get('/brands.data', { signal: leaving })).rejects.toThrow('abort');
  expect(cache.size()).toBe(0);
  expect(await (await get('/brands.data')).text()).toBe('whole');
});

test('a write drops the page that it was sent from; signing in and ordering drop everything', async () => {
  const { get, cache } = browser(() => new Response('', { headers: forAll }));
  const fill = async () => {
    for (const path of ['/en/product/shirt.data?_routes=routes%2Fproduct', '/en/brands.data']) await (await get(path)).text();
    await expect.poll(() => cache.size()).toBe(2);
  };
  await fill();
  await get('/en/cart/lines.data', { method: 'POST' });
  expect(cache.size()).toBe(1);
  await fill();
  await get('/en/auth/Login.data', { method: 'POST' });
  expect(cache.size()).toBe(0);
});

test('a prefetched page is not requested again, not even while it is loading', async () => {
  const { ahead, get, requests } = browser((address) => new Response(address, { headers: forAll }));
  ahead('/en/brands.data');
  ahead('/en/brands.data');
  expect(await (await get('/en/brands.data')).text()).toBe('/en/brands.data');
  ahead('/en/brands.data');
  expect(requests).toEqual(['GET /en/brands.data']);
});

test('a page that a navigation is requesting is not prefetched', async () => {
  const { ahead, get, requests } = browser((address) => new Response(address, { headers: forAll }));
  const opened = get('/en/brands.data');
  await Promise.resolve();
  ahead('/en/brands.data');
  await (await opened).text();
  expect(requests).toEqual(['GET /en/brands.data']);
});

test('an unreachable page is retried until the visitor navigates elsewhere', async () => {
  let isReached = false;
  const { get, connection, requests, events } = browser((address) => {
    if (!isReached) throw new TypeError('Failed to fetch');
    return new Response(address);
  });
  const leaving = new AbortController();
  const left = get('/en/brands.data', { signal: leaving.signal });
  await expect.poll(() => connection.isLost()).toBe(true);
  leaving.abort();
  await expect(left).rejects.toThrow('abort');
  expect(connection.isLost()).toBe(false);

  const page = get('/en/categories.data');
  await expect.poll(() => connection.isLost()).toBe(true);
  isReached = true;
  events.dispatchEvent(new Event('online'));
  expect(await (await page).text()).toBe('/en/categories.data');
  expect(connection.isLost()).toBe(false);
  expect(requests.filter((call) => call.includes('categories'))).toHaveLength(2);
});

test('a form that cannot be sent is reported, is not sent again, and leaves its page unchanged', async () => {
  const { get, connection, requests } = browser(() => {
    throw new TypeError('Failed to fetch');
  });
  expect((await get('/en/cart/lines.data', { method: 'POST' })).status).toBe(204);
  expect(connection.unsent()).toBe(1);
  expect(requests).toEqual(['POST /en/cart/lines.data']);
});
