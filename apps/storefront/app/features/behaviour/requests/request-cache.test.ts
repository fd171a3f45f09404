import { expect, test } from 'vitest';
import { buildCacheKey, openRequestCache } from './request-cache.ts';

const minute = 60_000;

function createTestCache(start = 0, options: { maxEntries?: number } = {}) {
  let now = start;
  const cache = openRequestCache({ clock: () => now, ...options });
  return {
    cache,
    wait: (ms: number) => (now += ms),
    keep: (address: string, text = address) => cache.keep(address, new Response(text), cache.round()),
  };
}

test('a response is kept for five minutes, and each read starts them again', async () => {
  const { cache, wait, keep } = createTestCache();
  await keep('/brands.data');
  wait(4 * minute);
  expect(await cache.read('/brands.data')?.text()).toBe('/brands.data');
  wait(4 * minute);
  expect(await cache.read('/brands.data')?.text()).toBe('/brands.data');
  wait(5 * minute);
  expect(cache.read('/brands.data')).toBeUndefined();
});

test('the least recently read response is evicted', async () => {
  const { cache, keep } = createTestCache(0, { maxEntries: 2 });
  for (const address of ['/a', '/b']) await keep(address);
  cache.read('/a');
  await keep('/c');
  expect([cache.read('/a'), cache.read('/b'), cache.read('/c')].map(Boolean)).toEqual([true, false, true]);
});

test('a write drops its page with every query, and responses under way are not kept', async () => {
  const { cache, keep } = createTestCache();
  for (const address of ['/shirt.data', '/shirt.data?color=red', '/brands.data']) await keep(address);
  const round = cache.round();
  cache.drop('/shirt.data');
  expect(cache.size()).toBe(1);
  await cache.keep('/shirt.data', new Response('as it was'), round);
  expect(cache.read('/shirt.data')).toBeUndefined();
  cache.drop();
  expect(cache.size()).toBe(0);
});

test('an interrupted response is not kept', async () => {
  const { cache } = createTestCache();
  const broken = new ReadableStream({ start: (controller) => controller.error(new DOMException('left', 'AbortError')) });
  await expect(cache.keep('/a', new Response(broken), cache.round())).rejects.toThrow('left');
  expect(cache.read('/a')).toBeUndefined();
});

test('the key is ten characters derived from path and parameters', () => {
  const keys = ['/brands.data', '/brands.data?page=2', '/brands.data?page=3', '/'].map(buildCacheKey);
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^[0-9a-z]{10}$/);
  expect(new Set(Array.from({ length: 20_000 }, (_, index) => buildCacheKey(`/product/shirt-${index}.data`))).size).toBe(20_000);
});
