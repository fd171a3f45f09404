import { expect, test } from 'vitest';
import { openWishes, readWishes, wishlistKey } from './browser-wishlist.ts';

/** Creates a storage that several tabs share. */
function storage(kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

/** Creates a browser with its own storage. */
function opened() {
  const box = storage();
  return () => box;
}

const ids = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id);

test('a guest saves a product once: the second time is refused', () => {
  const box = storage();
  const wishes = openWishes(() => box);
  expect(wishes.addGuest({ id: 12, price: 39.9, currency: 'EUR', isAvailable: true })).toBe(true);
  expect(wishes.addGuest({ id: 12 })).toBe(false);
  expect(wishes.has(12)).toBe(true);
  expect(wishes.count()).toBe(1);
  expect(openWishes(() => box).current().wishListsGuest).toEqual([{ id: 12, price: 39.9, currency: 'EUR', isAvailable: true }]);
});

test('a product that another tab has saved is present and not lost', () => {
  const box = storage();
  const [here, there] = [openWishes(() => box), openWishes(() => box)];
  expect(here.count()).toBe(0);
  there.addGuest({ id: 1 });
  expect(here.addGuest({ id: 1 })).toBe(false);
  expect(here.addGuest({ id: 2 })).toBe(true);
  there.addGuest({ id: 3 });
  here.setCustomerWishes([{ id: 9, wishlistId: 70 }]);
  expect(ids(there.current().wishListsGuest)).toEqual([3, 2, 1]);
  expect(ids(here.current().wishListsGuest)).toEqual([3, 2, 1]);
  there.removeGuest([1, 3]);
  here.refresh();
  expect(ids(here.current().wishListsGuest)).toEqual([2]);
});

test('the wishlists of customer and guest are combined, each product counted once', () => {
  const wishes = openWishes(opened());
  wishes.addGuest({ id: 1 });
  wishes.setCustomerWishes([
    { id: 1, wishlistId: 70 },
    { id: 2, wishlistId: 71 },
  ]);
  expect(wishes.count()).toBe(2);
  wishes.removeGuest([1]);
  expect(wishes.has(1)).toBe(true);
  wishes.setCustomerWishes([]);
  expect(wishes.count()).toBe(0);
});

test('without storage the wishlist lasts as long as the page', () => {
  const wishes = openWishes(() => {
    throw new Error('blocked');
  });
  expect(wishes.addGuest({ id: 1 })).toBe(true);
  expect(wishes.addGuest({ id: 2 })).toBe(true);
  expect(ids(wishes.current().wishListsGuest)).toEqual([2, 1]);
});

test('if storage is full, further products are kept for this page', () => {
  const box = storage({ [wishlistKey]: '{"wishListsGuest":[{"id":1}]}' });
  const wishes = openWishes(() => ({
    getItem: box.getItem,
    setItem: () => {
      throw new Error('full');
    },
  }));
  expect(wishes.addGuest({ id: 2 })).toBe(true);
  expect(wishes.addGuest({ id: 3 })).toBe(true);
  expect(ids(wishes.current().wishListsGuest)).toEqual([3, 2, 1]);
});

test.each([null, '', '[]', '7', 'null', '{', '{"wishListsGuest":7,"wishlists":{}}', '{"wishListsGuest":[null,"1",{"id":-1},{"id":1.5},{"id":"2"}]}'])(
  'a browser with the stored value %j has no wishlist',
  (kept) => expect(readWishes(kept)).toEqual({ wishlists: [], wishListsGuest: [] }),
);

test('of duplicates the first counts, and an entry without an id is ignored', () => {
  const { wishlists, wishListsGuest } = readWishes('{"wishListsGuest":[{"id":1},{"id":2},{"id":1}],"wishlists":[{"id":3,"wishlistId":9},{"id":4}]}');
  expect(ids(wishListsGuest)).toEqual([1, 2]);
  expect(wishlists).toEqual([{ id: 3, wishlistId: 9 }]);
});

test('listeners are notified of each change', () => {
  const wishes = openWishes(opened());
  let notifications = 0;
  const stop = wishes.onChange(() => (notifications += 1));
  wishes.addGuest({ id: 1 });
  expect(notifications).toBeGreaterThan(0);
  const before = notifications;
  stop();
  wishes.addGuest({ id: 2 });
  expect(notifications).toBe(before);
});
