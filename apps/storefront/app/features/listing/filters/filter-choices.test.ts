import type { AttributeValue, Facets } from '@selvedge/server/contract';
import { expect, test } from 'vitest';
import { readListingQuery } from '../asked-listing.ts';
import { groupBrandsByLetter } from '../overview/brand-letters.ts';
import { listCategoryChoices, buildFilterChoices } from './filter-choices.ts';

const value = (attribute: string, code: string, more: Partial<AttributeValue> = {}): AttributeValue => ({
  id: 1,
  attribute,
  attributeName: attribute.toUpperCase(),
  code,
  name: code,
  hex: null,
  scale: null,
  ...more,
});
const facets: Facets = {
  color: { navy: 3 },
  size: { M: 2, '98': 1 },
  brand: { fjord: 4 },
  category: { '7': 5 },
  attribute: { 'material:cotton': 2, 'neckline:v': 1, 'neckline:boat': 1, 'sleeve:long': 3 },
  discount: { '10': 3 },
  inStock: 4,
  price: { from: 5, to: 90 },
};
const values = [
  value('color', 'navy', { hex: '#001122' }),
  value('color', 'rust', { hex: '#aa3300' }),
  value('size', 'S', { scale: 'alpha' }),
  value('size', 'M', { scale: 'alpha' }),
  value('size', '98', { scale: 'kids' }),
  value('material', 'cotton'),
  value('material', 'linen'),
  value('neckline', 'boat'),
  value('neckline', 'v'),
  value('neckline', 'halter'),
  value('sleeve', 'long'),
];
const brands = [
  { slug: 'fjord', name: 'Fjord' },
  { slug: 'harbour', name: 'Harbour' },
];
const readSelection = (query: string) => readListingQuery(new URLSearchParams(query));

test('colours and sizes without products stay in place; of brands and attributes only those with products are listed', () => {
  const choices = buildFilterChoices({ facets, values, brands, selection: readSelection('') });
  expect(choices.colors.map(({ value: code, count }) => [code, count])).toEqual([
    ['navy', 3],
    ['rust', 0],
  ]);
  expect(choices.sizes.map(({ scale, choices: sizes }) => [scale, sizes.map((size) => `${size.value} ${size.count}`)])).toEqual([
    ['alpha', ['s 0', 'm 2']],
    ['kids', ['98 1']],
  ]);
  expect(choices.brands.map(({ name }) => name)).toEqual(['Fjord']);
  expect(choices.attributes).toEqual([
    {
      attribute: 'neckline',
      name: 'NECKLINE',
      choices: [
        { value: 'neckline:boat', name: 'boat', count: 1 },
        { value: 'neckline:v', name: 'v', count: 1 },
      ],
    },
  ]);
  expect(choices.discounts).toEqual([{ percent: 10, count: 3 }]);
});

test('an attribute with one value is no filter, unless that value is selected', () => {
  const listAttributes = (query: string) =>
    buildFilterChoices({ facets, values, brands, selection: readSelection(query) }).attributes.map(({ attribute }) => attribute);
  expect(listAttributes('')).toEqual(['neckline']);
  expect(listAttributes('attribute=sleeve:long')).toEqual(['neckline', 'sleeve']);
});

test('a selected value stays listed even if it has no products left', () => {
  const choices = buildFilterChoices({
    facets,
    values,
    brands,
    selection: readSelection('brand=harbour&attribute=material:linen&discountRange=50-'),
  });
  expect(choices.brands.map(({ name, count }) => [name, count])).toEqual([
    ['Fjord', 4],
    ['Harbour', 0],
  ]);
  expect(choices.attributes[0]?.choices.map(({ value: pair }) => pair)).toEqual(['material:cotton', 'material:linen']);
  expect(choices.discounts.map(({ percent }) => percent)).toEqual([10, 50]);
});

test('categories are listed with their counts, empty ones are left out', () => {
  const women = { id: 1, code: 'women', slug: 'women', parentId: null, name: 'Women' };
  const child = (id: number, slug: string) => ({ id, code: slug, slug, parentId: 1, name: slug });
  expect(listCategoryChoices([child(7, 'dresses'), child(8, 'tights')], facets, women)).toEqual([
    { id: 7, name: 'dresses', path: '/category/women/dresses', count: 5 },
  ]);
});

test('brands are grouped by letter as the language sorts; accents are ignored and digits come last', () => {
  const letters = groupBrandsByLetter([{ name: 'Örn' }, { name: '7 Seas' }, { name: 'aster' }, { name: 'Oak' }, { name: 'Ängsö' }], 'en-GB');
  expect(letters.map(({ letter, brands: some }) => [letter, some.map(({ name }) => name)])).toEqual([
    ['A', ['Ängsö', 'aster']],
    ['O', ['Oak', 'Örn']],
    ['#', ['7 Seas']],
  ]);
});
