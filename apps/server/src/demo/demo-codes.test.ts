import { demoCatalogue } from '@selvedge/demo';
import { expect, test } from 'vitest';
import { careCodes } from '#contracts/catalog';

test('the demo’s products use only care symbols that the shop can draw', () => {
  const named = new Set([...demoCatalogue().products].flatMap(({ care }) => care));
  expect([...named].filter((code) => !(careCodes as readonly string[]).includes(code))).toEqual([]);
  expect(named.size).toBeGreaterThan(8);
});
