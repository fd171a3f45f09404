import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { sortShopTexts } from './catalogue.mjs';

const texts = fc.dictionary(fc.stringMatching(/^[a-zA-Z/+]{6}$/), fc.constantFrom('Approved', 'approved', 'Ärmel', 'Zip', '{0} items'), {
  minKeys: 2,
});

test.prop([texts])('the order of texts does not depend on the order in which they are found, and a new text moves no other', (english) => {
  const ids = sortShopTexts(english);
  expect(sortShopTexts(Object.fromEntries(Object.entries(english).reverse()))).toEqual(ids);
  const { [ids[0] ?? '']: _, ...others } = english;
  expect(sortShopTexts(others)).toEqual(ids.slice(1));
});
