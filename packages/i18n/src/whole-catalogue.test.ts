import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadWholeCatalogue } from './whole-catalogue.ts';

test('the server loads the texts of every part', async () => {
  const english = JSON.parse(readFileSync(new URL('../languages/en/shop.json', import.meta.url), 'utf8')) as Record<string, string>;
  const loaded = await loadWholeCatalogue('en');
  expect(Object.keys(english).filter((id) => !(id in loaded))).toEqual([]);
});
