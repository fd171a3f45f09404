import { expect, test } from 'vitest';
import { conversionTables } from './conversion-data.ts';

test.each(conversionTables.map((table) => [table.id, table] as const))(
  '%s: each size has a name in each region, and the ranges have no gaps',
  (_, table) => {
    expect(table.rows.length).toBeGreaterThan(4);
    for (const [index, { sizes, ranges }] of table.rows.entries()) {
      for (const region of table.regions) expect(sizes[region], region).toBeTruthy();
      for (const measure of table.measures) {
        const [from = 0, to = 0] = ranges[measure] ?? [];
        expect(to).toBeGreaterThan(from);
        expect(table.rows[index - 1]?.ranges[measure]?.[1] ?? from).toBe(from);
      }
    }
    for (const region of table.regions) {
      const names = new Set(table.rows.map(({ sizes }) => sizes[region]));
      // A letter size covers two numbers.
      expect(names.size, region).toBeGreaterThanOrEqual(region === 'INT' ? table.rows.length / 2 : table.rows.length);
    }
  },
);

test('a German 38 is a French 40, an Italian 44, a British 12 and an American 8', () => {
  const women = conversionTables.find(({ id }) => id === 'women');
  expect(women?.rows.find(({ sizes }) => sizes.EU === '38')?.sizes).toEqual({ INT: 'S', EU: '38', UK: '12', US: '8', IT: '44', FR: '40' });
});
