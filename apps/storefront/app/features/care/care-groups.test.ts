import { readFileSync } from 'node:fs';
import { careCodes } from '@selvedge/server/contract/catalog';
import { expect, test } from 'vitest';
import { careGroups } from './care-groups.ts';

test('every drawn symbol is explained once and has a name, its own or that of the products', () => {
  const drawings = readFileSync(new URL('../../ui/media/care-symbols.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([\w-]+)"/g);
  const symbols = careGroups.flatMap((group) => group.symbols);
  expect(symbols.map(([code]) => code).sort()).toEqual([...drawings].map(([, code]) => code).sort());
  for (const [code, , name] of symbols) expect(name === undefined, code).toBe((careCodes as readonly string[]).includes(code));
});
