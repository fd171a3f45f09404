import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listPaymentOrigins } from '#modules/payments';
import { readConfig } from '#platform/config';
import { createEndlessBody } from '#testing/inputs/endless-body';
import { readAcceptedEncoding } from './page-compression.ts';
import { buildContentPolicy, createSecurityHeaders } from './security-headers.ts';
import type { FoundRedirect } from './build-redirect.ts';
import { mountPages, sendBuildMessage } from './storefront.ts';

const script = 'window.shop = "1 < 2";';
const html = `<!doctype html><title>Shop</title><script>${script}</script><script src="/assets/a.js"></script><p>${'cloth '.repeat(400)}</p>`;
const config = {
  apiBaseUrl: undefined,
  cdn: readConfig({}).cdn,
  publicUrl: 'http://localhost:3000',
  isLoopback: true,
  enforcesHttpsOnSubdomains: false,
  payments: readConfig({}).payments,
  sandboxPort: 3001,
  trustedProxies: 0,
};

const openShopWithAnswer = (answer: (request: Request) => Response, more: Partial<Parameters<typeof mountPages>[1]['config']> = {}) => {
  const app = new Hono();
  app.use(createSecurityHeaders({ ...config, ...more }));
  mountPages(app, {
    api: new Hono(),
    log: { error: () => undefined, warn: () => undefined },
    config: { ...config, ...more },
    answer: (request) => Promise.resolve(answer(request)),
  });
  return app;
};
const page = () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });

const hash = createHash('sha256').update(script).digest('base64');
const inline = { scripts: `'sha256-${hash}'`, styles: "'sha256-style='" };

test("a page's own scripts are allowed by hash; all others and foreign frames are blocked", () => {
  const policy = buildContentPolicy(`${html}<script>evil()</script>`, { formTargets: ['https://pay.example'], isMeasured: false, inline });
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("form-action 'self' https://pay.example");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('the tag manager is allowed if the country of the page has one, but not scripts that a container could write into the page', async () => {
  const fetchPolicy = async (headers: Record<string, string>) => {
    const response = await openShopWithAnswer(() => new Response(html, { headers: { 'content-type': 'text/html', ...headers } })).request('/');
    expect(response.headers.has('x-measured')).toBe(false);
    return response.headers.get('content-security-policy') ?? '';
  };
  const measured = await fetchPolicy({ 'x-measured': '1' });
  for (const kind of ['script-src', 'connect-src', 'img-src', 'frame-src'])
    expect(measured).toMatch(new RegExp(`${kind} [^;]*https://www\\.googletagmanager\\.com`));
  expect(measured).not.toMatch(/script-src[^;]*unsafe/);
  expect(await fetchPolicy({})).not.toContain('google');
});

test('pages from sources may add styles and wait in a worker for a restarted server; foreign scripts stay blocked', () => {
  const policy = buildContentPolicy(`<style>body{margin:0}</style>${html}`, { formTargets: [], isMeasured: false, inline, isBuilt: false });
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain('worker-src blob:');
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(buildContentPolicy(html, { formTargets: [], isMeasured: false, inline })).not.toMatch(/worker-src|style-src [^;]*unsafe/);
});

test("a page's own inline styles are allowed by hash; all other style elements are blocked", () => {
  const policy = buildContentPolicy(`<style>body{margin:0}</style>${html}`, { formTargets: [], isMeasured: false, inline });
  expect(policy).toContain("style-src 'self' 'sha256-style=';");
  expect(policy).not.toMatch(/style-src [^;]*unsafe/);
});

test('the hashes that a page reports become its policy and are not sent as headers', async () => {
  const reported = { 'content-type': 'text/html', 'x-inline-scripts': inline.scripts, 'x-inline-styles': inline.styles };
  const response = await openShopWithAnswer(() => new Response(`${html}<script>evil()</script>`, { headers: reported })).request('/');
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect([...response.headers.keys()].filter((name) => name.startsWith('x-inline'))).toEqual([]);
});

test('the order form may lead to the active payment providers and nowhere else', () => {
  const listOrigins = (env: Record<string, string>) => listPaymentOrigins(readConfig({ SANDBOX_PORT: '3001', ...env }));
  const open = { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://mail.example' };
  const withKeys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(listOrigins({ ...open, ...withKeys })).toEqual(['https://checkout.stripe.com']);
  expect(listOrigins(open)).toEqual([]);
  expect(listOrigins({})).toEqual(['http://localhost:3001', 'http://127.0.0.1:3001']);
});

test('a page is compressed as the browser accepts, with the same content', async () => {
  const response = await openShopWithAnswer(page).request('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(html);
  expect(await (await openShopWithAnswer(page).request('/')).text()).toBe(html);
});

test('a refused encoding is not used', () => {
  expect(readAcceptedEncoding('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(readAcceptedEncoding('identity')).toBeNull();
  expect(readAcceptedEncoding(null)).toBeNull();
});

test('https is enforced only if the shop is reached by it, and on subdomains by a setting', async () => {
  const abroad = { publicUrl: 'https://shop.example', isLoopback: false };
  expect((await openShopWithAnswer(page).request('/')).headers.get('strict-transport-security')).toBeNull();
  const response = await openShopWithAnswer(page, abroad).request('/');
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
  const whole = await openShopWithAnswer(page, { ...abroad, enforcesHttpsOnSubdomains: true }).request('/');
  expect(whole.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}; includeSubDomains$/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
});

test("behind a proxy with https, a page sees the shopper's address", async () => {
  const seen: string[] = [];
  const app = openShopWithAnswer(
    (request) => {
      seen.push(request.url);
      return page();
    },
    { publicUrl: 'https://shop.example', isLoopback: false },
  );
  await app.request('http://si.shop.example/categories');
  expect(seen).toEqual(['https://si.shop.example/categories']);
});

test('an unknown API call does not return a page', async () => {
  expect((await openShopWithAnswer(page).request('/api/nothing')).status).toBe(404);
});

test('a form of another site is refused; a form of the shop and one without an origin are accepted', async () => {
  const post = async (origin?: string) => {
    const headers: Record<string, string> = origin === undefined ? {} : { origin };
    return (await openShopWithAnswer(page).request('http://si.localhost:3000/cart/lines', { method: 'POST', headers })).status;
  };
  expect(await post('http://evil.example')).toBe(403);
  expect(await post('http://de.localhost:3000')).toBe(403);
  expect(await post('null')).toBe(403);
  expect(await post('http://si.localhost:3000')).toBe(200);
  expect(await post()).toBe(200);
});

test('a page may use no-referrer: its forms, which then have no origin, are accepted when the browser marks them as same-origin', async () => {
  const origins: (string | null)[] = [];
  const secret = ({ headers, method }: Request) => {
    if (method === 'POST') origins.push(headers.get('origin'));
    return new Response(html, { headers: { 'content-type': 'text/html', 'referrer-policy': 'no-referrer' } });
  };
  const app = openShopWithAnswer(secret);
  expect((await app.request('/orders/view/1-2-3')).headers.get('referrer-policy')).toBe('no-referrer');
  const post = async (site: string) =>
    (await app.request('/orders/document', { method: 'POST', headers: { origin: 'null', 'sec-fetch-site': site } })).status;
  expect(await post('same-origin')).toBe(200);
  // React Router itself rejects `null`.
  expect(origins).toEqual(['http://localhost']);
  for (const site of ['same-site', 'cross-site', 'none']) expect(await post(site), site).toBe(403);
});

test('latest.json names the served build and is not cached', async () => {
  const app = new Hono();
  sendBuildMessage(app, { assets: { version: '1a2b3c4d' } });
  const response = await app.request('/latest.json');
  expect(await response.json()).toEqual({ version: '1a2b3c4d' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

const shopWithRedirects = (found: Partial<FoundRedirect> = {}) => {
  const app = new Hono();
  mountPages(app, {
    api: new Hono(),
    log: { error: () => undefined, warn: () => undefined },
    config,
    answer: (request) => Promise.resolve(new URL(request.url).pathname === '/product/sold' ? page() : new Response('Opps!!!', { status: 404 })),
    findRedirect: ({ pathname, search }) =>
      Promise.resolve(pathname === '/none' ? undefined : { location: `/new${search}`, status: 301, onlyWithoutPage: false, ...found }),
  });
  return app;
};

test('a redirect is answered without a page and not cached', async () => {
  const response = await shopWithRedirects().request('/old?utm_source=mail');
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    301,
    '/new?utm_source=mail',
    'no-cache',
  ]);
  expect((await shopWithRedirects().request('/none')).status).toBe(404);
});

test('an existing catalogue page takes precedence over a redirect', async () => {
  const shop = shopWithRedirects({ onlyWithoutPage: true });
  expect((await shop.request('/product/sold')).status).toBe(200);
  expect((await shop.request('/product/gone')).status).toBe(301);
});

test('a form is never redirected, and the router gets redirects in its own format', async () => {
  expect((await shopWithRedirects().request('/old', { method: 'POST' })).status).toBe(404);
  const sent = await shopWithRedirects().request('/old.data?_routes=root');
  expect([sent.status, sent.headers.get('x-remix-redirect')]).toEqual([204, '/new']);
});

test('another spelling of a page redirects to the canonical one, with its language and query', async () => {
  const shop = openShopWithAnswer(page);
  const findLocation = async (path: string) => {
    const answer = await shop.request(path);
    return answer.status === 301 ? answer.headers.get('location') : answer.status;
  };
  expect(await findLocation('/TRACK/order?ref=ana&x=1,2')).toBe('/Track/Order?ref=ana&x=1,2');
  expect(await findLocation('/DE/guest/RETURN')).toBe('/de/guest/return');
  expect(await findLocation('/%57ithdrawal')).toBe('/withdrawal');
  expect(await findLocation('/CATEGORIES?page=2')).toBe('/categories?page=2');
  expect(await findLocation('/checkout')).toBe('/Checkout');
  for (const path of ['/', '/de', '/Track/Order', '/bn/guest/return', '/category/Women', '/auth/Login', '/auth/login', '/No/Such'])
    expect(await findLocation(path), path).toBe(200);
});

test('the router gets the canonical spelling in its own format, and a form is answered at any spelling', async () => {
  const shop = openShopWithAnswer(page);
  const sent = await shop.request('/track/order.data?document=missing&_routes=root');
  expect([sent.status, sent.headers.get('x-remix-redirect')]).toEqual([204, '/Track/Order?document=missing']);
  expect((await shop.request('/Track/Order.data')).status).toBe(200);
  expect((await shop.request('/_root.data')).status).toBe(200);
  expect((await shop.request('/track/order', { method: 'POST' })).status).toBe(200);
});

test('a redirect of the merchant takes precedence over the canonical spelling, except where the catalogue may have a page', async () => {
  expect((await shopWithRedirects().request('/Blog')).headers.get('location')).toBe('/new');
  expect((await shopWithRedirects({ onlyWithoutPage: true }).request('/Product/sold')).headers.get('location')).toBe('/product/sold');
});

test('a form without an end is refused after a megabyte, before it reaches a page', async () => {
  let pages = 0;
  const app = openShopWithAnswer(() => {
    pages += 1;
    return page();
  });
  const endless = createEndlessBody();
  const response = await app.request('/en/contact', { method: 'POST', body: endless.stream, duplex: 'half' });
  expect([response.status, pages]).toEqual([413, 0]);
  expect(endless.sentBytes()).toBeLessThan(1.5 * 1024 * 1024);
});

test('the small limit for messages of a payment provider does not apply to forms of pages', async () => {
  const app = openShopWithAnswer(page);
  const send = async (path: string, size: number) =>
    (await app.request(path, { method: 'POST', headers: { 'content-type': 'text/plain', 'content-length': String(size) }, body: 'x'.repeat(size) }))
      .status;
  expect(await send('/help', 100_000)).toBe(200);
  expect(await send('/help', 2_000_000)).toBe(413);
  expect(await send('/de/SSLReturn', 100_000)).toBe(413);
});
