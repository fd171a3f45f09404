import { expect, test } from 'vitest';
import type { MailingBlock } from '../contract.ts';
import { listMailingProblems } from './list-mailing-problems.ts';

const english = { languageId: 1, subject: 'Linen', preview: '' };
const german = { languageId: 3, subject: 'Leinen', preview: '' };
const heading: MailingBlock = { kind: 'heading', texts: [{ languageId: 1, text: 'Linen' }] };
const listFields = (texts: (typeof english)[], ...blocks: MailingBlock[]) => listMailingProblems({ texts, blocks }).map(({ field }) => field);

test('a mailing needs an English subject and a block', () => {
  expect(listFields([german])).toEqual(['texts', 'blocks']);
  expect(listFields([english], heading)).toEqual([]);
});

test('a block needs a text in each language that has a subject, so that no subscriber gets two languages in one email', () => {
  expect(listFields([english, german], heading)).toEqual(['blocks.0']);
  const both: MailingBlock = { kind: 'heading', texts: [...heading.texts, { languageId: 3, text: 'Leinen' }] };
  expect(listFields([english, german], both)).toEqual([]);
  expect(listFields([english, { ...german, subject: '' }], heading)).toEqual([]);
});

test.each<[string, MailingBlock, boolean]>([
  ['a picture without a file', { kind: 'picture', mediaId: null, link: '', texts: [{ languageId: 1, text: 'A shirt' }] }, false],
  ['a picture without an alt text', { kind: 'picture', mediaId: 1, link: '', texts: [] }, false],
  ['a picture with both', { kind: 'picture', mediaId: 1, link: '', texts: [{ languageId: 1, text: 'A shirt' }] }, true],
  ['a button without a link', { kind: 'button', link: '', texts: [{ languageId: 1, text: 'Shop' }] }, false],
  ['a coupon without a code', { kind: 'coupon', code: '' }, false],
  ['chosen products without a product', { kind: 'products', source: 'chosen', productIds: [], categoryId: null, take: 4 }, false],
  ['the newest products of a category', { kind: 'products', source: 'newest', productIds: [], categoryId: 4, take: 4 }, true],
  ['a divider', { kind: 'divider' }, true],
])('a block is checked: %s', (_name, block, isComplete) => {
  expect(listFields([english], block)).toEqual(isComplete ? [] : ['blocks.0']);
});
