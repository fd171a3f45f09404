import { expect, test } from 'vitest';
import { toCachedResponse, type CachedResponse } from './cached-response.ts';
import { createResponseCacheStore } from './response-cache-store.ts';

const kiB = 1024;

const page = (key: string): CachedResponse =>
  toCachedResponse({ status: 200, headers: new Headers(), body: Buffer.alloc(10 * kiB), tags: ['all', key], maxAgeMs: 1000 }, { key, madeAt: 0 });

test('the store stays below its size and removes the least recently used entries first', () => {
  const store = createResponseCacheStore(200 * kiB);
  const pages = Array.from({ length: 40 }, (_, index) => page(`page ${index}`));
  for (const [index, one] of pages.entries()) {
    store.put(one);
    if (index === 10) for (const used of pages.slice(0, 3)) store.use(used);
    expect(store.size().bytes).toBeLessThanOrEqual(200 * kiB);
  }
  const left = pages.filter(({ key }) => store.peek(key)).map(({ key }) => key);
  expect(left.slice(0, 3)).toEqual(['page 0', 'page 1', 'page 2']);
  expect(left.slice(3)).toEqual(pages.slice(-(left.length - 3)).map(({ key }) => key));
  expect(left.length).toBeGreaterThan(10);
});

test('a crawler that visits thousands of addresses does not evict entries that others use', () => {
  const store = createResponseCacheStore(200 * kiB);
  const wanted = Array.from({ length: 8 }, (_, index) => page(`wanted ${index}`));
  for (const one of wanted) {
    store.put(one);
    store.use(one);
  }
  for (let index = 0; index < 5000; index += 1) store.put(page(`walked ${index}`));
  expect(wanted.every(({ key }) => store.peek(key))).toBe(true);
});

test('entries that were popular and are no longer used are removed in the end', () => {
  const store = createResponseCacheStore(200 * kiB);
  for (let index = 0; index < 100; index += 1) {
    const one = page(`page ${index}`);
    store.put(one);
    store.use(one);
    expect(store.size().bytes).toBeLessThanOrEqual(200 * kiB);
  }
  expect(store.peek('page 0')).toBeUndefined();
  expect(store.peek('page 99')).toBeDefined();
});

test('a new copy replaces the old one, with its tags and weight', () => {
  const store = createResponseCacheStore(200 * kiB);
  store.put(page('page'));
  const { bytes } = store.size();
  store.put(page('page'));
  expect(store.size()).toEqual({ answers: 1, bytes });
  store.drop(['page'], 5);
  expect(store.peek('page')?.droppedAt).toBe(5);
  store.put(page('page'));
  expect(store.peek('page')?.droppedAt).toBeNull();
  store.remove('page');
  expect(store.size()).toEqual({ answers: 0, bytes: 0 });
});
