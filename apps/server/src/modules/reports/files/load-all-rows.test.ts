import { expect, test } from 'vitest';
import { loadAllRows, type PageToLoad } from './load-all-rows.ts';

/** A report whose rows are loaded page by page. */
function buildReport(count: number, rowCount = count) {
  const all = Array.from({ length: count }, (_, index) => index);
  const loaded: PageToLoad[] = [];
  const load = (page: PageToLoad) => {
    loaded.push(page);
    return Promise.resolve({ rows: all.slice((page.page - 1) * page.take, page.page * page.take), rowCount, currency: 'EUR' });
  };
  return { all, loaded, load };
}

test('a report with more rows than one call allows is loaded completely', async () => {
  const { all, loaded, load } = buildReport(25_001);
  expect(await loadAllRows(load)).toEqual({ rows: all, rowCount: 25_001, currency: 'EUR' });
  expect(loaded).toEqual([1, 2, 3].map((page) => ({ page, take: 10_000 })));
});

test('a report that fits in one call is loaded with one call', async () => {
  const { all, loaded, load } = buildReport(7);
  expect((await loadAllRows(load)).rows).toEqual(all);
  expect(loaded).toHaveLength(1);
});

test('rows that disappear during loading do not cause endless calls', async () => {
  const { load } = buildReport(12, 500);
  expect((await loadAllRows(load, 5)).rows).toHaveLength(12);
});
