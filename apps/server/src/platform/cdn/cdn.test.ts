import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { Hono } from 'hono';
import { readConfig } from '../config.ts';
import { splitByLength } from './cdn.ts';
import { addCdnHeaders, createCdnHeaders, fitsHeader } from './cdn-headers.ts';
import { openCdns } from './open-cdns.ts';

test('no cache is notified of changes unless one is configured', () => {
  expect(openCdns(readConfig({}).cdn)).toEqual([]);
});

test('all caches of the settings are opened, the nearest to the shop first', () => {
  const { cdn } = readConfig({
    FASTLY_SERVICE_ID: 'SU1Z0isxPaozGVKXdv0eY',
    FASTLY_API_TOKEN: 'f',
    CLOUDFLARE_ZONE_ID: '023e105f4ecef8ad9ca31a8372d0c353',
    CLOUDFLARE_API_TOKEN: 'c',
    VARNISH_PURGE_URLS: 'http://10.0.0.5:6091/, http://10.0.0.6:6091',
  });
  expect(openCdns(cdn).map(({ name }) => name)).toEqual(['varnish 10.0.0.5:6091', 'varnish 10.0.0.6:6091', 'fastly', 'cloudflare']);
});

test.each([
  [{ FASTLY_API_TOKEN: 'f' }, 'FASTLY_SERVICE_ID is missing'],
  [{ CLOUDFLARE_ZONE_ID: '023e105f4ecef8ad9ca31a8372d0c353' }, 'CLOUDFLARE_API_TOKEN is missing'],
  [{ CLOUDFLARE_ZONE_ID: 'zone', CLOUDFLARE_API_TOKEN: 'c' }, 'CLOUDFLARE_ZONE_ID must be the id of a zone'],
  [{ VARNISH_PURGE_URLS: 'varnish:6081' }, 'VARNISH_PURGE_URLS must be addresses'],
])('%o is refused: %s', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test.prop([fc.array(fc.stringMatching(/^[a-z:]{1,40}$/), { maxLength: 60 }), fc.integer({ min: 41, max: 200 })])(
  'lists of tags contain all tags in order, and fit into a header',
  (tags, most) => {
    const lists = splitByLength(tags, most);
    expect(lists.flat()).toEqual(tags);
    for (const list of lists) {
      expect(list.length).toBeGreaterThan(0);
      expect(list.join(' ').length).toBeLessThanOrEqual(most);
    }
  },
);

test('with Cloudflare a response has its tags and its age in the headers that Cloudflare reads', () => {
  const { cdn } = readConfig({ CLOUDFLARE_ZONE_ID: '023e105f4ecef8ad9ca31a8372d0c353', CLOUDFLARE_API_TOKEN: 'c' });
  const headers = new Headers({ 'surrogate-key': 'product:1 catalog', 'surrogate-control': 'max-age=60, stale-if-error=300' });
  addCdnHeaders(headers, cdn);
  expect(headers.get('cache-tag')).toBe('product:1,catalog');
  expect(headers.get('cdn-cache-control')).toBe('max-age=60, stale-if-error=300');
  const personal = new Headers({ 'cache-control': 'private, no-store' });
  addCdnHeaders(personal, cdn);
  expect([...personal.keys()]).toEqual(['cache-control']);
});

test('tags that are too long for the header of a cache are recognised', () => {
  const tags = Array.from({ length: 500 }, (_, index) => `product:${index}`);
  expect(fitsHeader(tags)).toBe(true);
  expect(fitsHeader([...tags, ...tags])).toBe(false);
});

test('no cache may store a response without a Cache-Control of its own, or an error with the headers of its success', async () => {
  const app = new Hono();
  app.use(createCdnHeaders(readConfig({}).cdn));
  app.get('/cart', (c) => c.json({ name: 'Ana' }));
  app.get('/own', (c) => c.json({}, 200, { 'cache-control': 'no-store' }));
  app.get('/foreign', () => Response.redirect('http://localhost/elsewhere', 302));
  app.get('/error', (c) => c.json({}, 404, { 'cache-control': 'public, s-maxage=3600', 'surrogate-key': 'catalog' }));
  const fetchHeaders = async (path: string) => (await app.request(path)).headers;
  expect((await fetchHeaders('/cart')).get('cache-control')).toBe('private, no-cache');
  expect((await fetchHeaders('/foreign')).get('cache-control')).toBe('private, no-cache');
  expect((await fetchHeaders('/own')).get('cache-control')).toBe('no-store');
  const failed = await fetchHeaders('/error');
  expect([failed.get('cache-control'), failed.get('surrogate-key')]).toEqual(['private, no-cache', null]);
});
