import { expect, test } from 'vitest';
import { listColumns, readCell } from './list-columns.ts';

const rows = [
  { id: 1, name: 'Shirt', countryId: 3, badges: ['Low', 'Fire'], price: null, texts: [{ name: 'x' }], isOpen: true },
  { id: 2, name: '', countryId: 3, badges: [], price: { from: 39.99, isReduced: false }, texts: [], isOpen: false },
];

test('the columns are the plain values of all rows, lists of them, and those of objects', () => {
  expect(listColumns(rows)).toEqual([
    { path: 'id', title: 'ID' },
    { path: 'name', title: 'Name' },
    { path: 'countryId', title: 'Country ID' },
    { path: 'badges', title: 'Badges' },
    { path: 'isOpen', title: 'Is open' },
    { path: 'price.from', title: 'Price, from' },
    { path: 'price.isReduced', title: 'Price, is reduced' },
  ]);
});

test('a cell is a number or a text, and an absent value is empty', () => {
  const read = (row: number, ...paths: string[]) => paths.map((path) => readCell(rows[row] ?? {}, path));
  expect(read(0, 'id', 'badges', 'isOpen', 'price.from')).toEqual([1, 'Low, Fire', 'yes', '']);
  expect(read(1, 'price.from', 'price.isReduced', 'isOpen')).toEqual([39.99, 'no', 'no']);
});
