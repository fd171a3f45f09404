import { expect, test } from 'vitest';
import { readSearchText, cleanText } from './asked-text.ts';
import { openRecentSearches, readSearches, removeSearch, addSearch } from './recent-searches.ts';

/** Creates a browser storage. */
function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}
const refusing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('the newest search is first, and ten are kept', () => {
  const many = Array.from({ length: 12 }, (_, index) => `search ${index}`);
  const searches = many.reduce<string[]>(addSearch, []);
  expect(searches).toHaveLength(10);
  expect(searches[0]).toBe('search 11');
});

test('the same search in another letter case moves up and is not repeated', () => {
  expect(addSearch(['Kleid', 'hemd'], 'HEMD')).toEqual(['HEMD', 'Kleid']);
  expect(addSearch(['φόρεμα'], 'ΦΌΡΕΜΑ')).toEqual(['ΦΌΡΕΜΑ']);
  expect(addSearch(['Kleid'], '   ')).toEqual(['Kleid']);
});

test('one search is deleted, the others stay', () => {
  expect(removeSearch(['Kleid', 'hemd'], 'kleid')).toEqual(['hemd']);
});

test('stored searches keep their order, and invalid data gives an empty list', () => {
  expect(readSearches('["a","b"]')).toEqual(['a', 'b']);
  for (const kept of [null, '', '{', '{"a":1}', '"text"', '[1,null,{}]']) expect(readSearches(kept)).toEqual([]);
  expect(readSearches(JSON.stringify(['a', 5, 'A', 'x'.repeat(500)]))).toEqual(['a', 'x'.repeat(200)]);
});

test('searches are stored in the browser and deleted one by one or all at once', () => {
  const browser = storage();
  const recent = openRecentSearches(() => browser);
  recent.remember('dress');
  recent.remember('shirt');
  expect(openRecentSearches(() => browser).list()).toEqual(['shirt', 'dress']);
  recent.forget('Dress');
  expect(recent.list()).toEqual(['shirt']);
  recent.clear();
  expect(browser.kept.size).toBe(0);
});

test('without storage searches are kept until the page is left', () => {
  const recent = openRecentSearches(refusing);
  let changeCount = 0;
  recent.onChange(() => (changeCount += 1));
  expect(recent.list()).toEqual([]);
  recent.remember('dress');
  expect(recent.list()).toEqual(['dress']);
  expect(changeCount).toBe(1);
});

test('searches of another tab are visible', () => {
  const browser = storage();
  const [here, there] = [openRecentSearches(() => browser), openRecentSearches(() => browser)];
  expect(here.list()).toEqual([]);
  there.remember('dress');
  here.refresh();
  expect(here.list()).toEqual(['dress']);
});

test('a search is one line of at most 200 characters, and no character is cut', () => {
  expect(readSearchText(new URLSearchParams({ q: '  linen \u0000\n shirt ' }))).toBe('linen shirt');
  expect(readSearchText(new URLSearchParams())).toBe('');
  expect(cleanText(`${'x'.repeat(199)}👕`)).toBe('x'.repeat(199));
  expect(cleanText('y'.repeat(100_000))).toHaveLength(200);
});
