import { expect, test } from 'vitest';
import { maxListRows } from '@selvedge/server/admin/lists';
import { splitIntoPages, readPages } from './read-pages.ts';

const buildList = (count: number) => {
  const all = Array.from({ length: count }, (_, index) => index);
  const asked: { page: number; take: number }[] = [];
  const read = (page: { page: number; take: number }) => {
    asked.push(page);
    const data = all.slice((page.page - 1) * page.take, page.page * page.take);
    return Promise.resolve({ data, meta: { itemCount: count, isMore: false } });
  };
  return { all, asked, read };
};

test("a list that is shown whole is read in several calls, each within the server's limit", async () => {
  const { all, asked, read } = buildList(250);
  const { rows, total } = await readPages({ page: 1, perPage: 10_000 }, read);
  expect(rows).toEqual(all);
  expect(total).toBe(250);
  expect(asked.map(({ take }) => take)).toEqual([maxListRows, maxListRows, maxListRows]);
});

test('a page of a list is one call', async () => {
  const { asked, read } = buildList(250);
  const { rows, total } = await readPages({ page: 3, perPage: 25 }, read);
  expect(rows).toEqual(Array.from({ length: 25 }, (_, index) => 50 + index));
  expect(total).toBe(250);
  expect(asked).toEqual([{ page: 3, take: 25 }]);
});

test('rows that are deleted while a list is read do not cause endless calls', async () => {
  const { read } = buildList(120);
  const { rows } = await readPages({ page: 1, perPage: 10_000 }, async (asked) => ({
    ...(await read(asked)),
    meta: { itemCount: 500, isMore: false },
  }));
  expect(rows).toHaveLength(120);
});

test('records by id are requested in lists that the server accepts', () => {
  const ids = Array.from({ length: 201 }, (_, index) => index);
  const lists = splitIntoPages(ids);
  expect(lists.map(({ length }) => length)).toEqual([100, 100, 1]);
  expect(lists.flat()).toEqual(ids);
  expect(splitIntoPages([])).toEqual([]);
});
