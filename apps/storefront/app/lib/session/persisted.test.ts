import { expect, test } from 'vitest';
import { cleanStorage } from './persisted.ts';

const day = 86_400_000;

function createStore(values: Record<string, string>) {
  const kept = new Map(Object.entries(values));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    clear: () => kept.clear(),
  };
}

test('storage that was never cleared is cleared, and the guest’s wishlist is restored', () => {
  const store = createStore({ wishlist: '[1,2]', 'recent-searches': '["linen"]' });
  cleanStorage(store, 100 * day);
  expect(store.kept.get('wishlist')).toBe('[1,2]');
  expect(store.kept.has('recent-searches')).toBe(false);
});

test('storage is cleared again after more than 30 days, not sooner', () => {
  const store = createStore({});
  cleanStorage(store, 100 * day);
  store.setItem('recent-searches', '["linen"]');
  cleanStorage(store, 130 * day);
  expect(store.kept.has('recent-searches')).toBe(true);
  cleanStorage(store, 130 * day + 1);
  expect(store.kept.has('recent-searches')).toBe(false);
});
