import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { ListingOrder } from '../contract.ts';
import { queryListing, type ListingQuestion } from './query-listing.ts';
import { queryRelated } from './query-related.ts';
import { createBits, countBits, visitBits, hasBit, buildBitIndex } from './bits.ts';
import { createIndex, putRow, type ListingRow } from './listing-index.ts';
import type { Bounds, Filters } from './narrow.ts';
import { addOrdinal, countInBitIndex, createSet, has, addToBits, removeOrdinal } from './ordinal-set.ts';

/** Maximum number of products: more than one word of bits, few enough for many runs. */
const maxProducts = 90;
const getAttribute = (valueId: number): string => (valueId % 2 === 0 ? 'material' : 'fit');

const buildIdLists = (max: number, maxLength = 3) => fc.uniqueArray(fc.integer({ min: 1, max }), { maxLength });
const anyVariants = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 1 })), {
  maxLength: 5,
});
const anyPrice = fc.record({
  countryId: fc.integer({ min: 1, max: 3 }),
  price: fc.integer({ min: 1, max: 40 }),
  regular: fc.integer({ min: 40, max: 60 }),
  off: fc.integer({ min: 0, max: 30 }),
});
const anyRow: fc.Arbitrary<ListingRow> = fc
  .record({
    productId: fc.integer({ min: 1, max: maxProducts }),
    isListed: fc.integer({ min: 0, max: 5 }).map((die) => die > 0),
    brandId: fc.integer({ min: 1, max: 4 }),
    categoryIds: buildIdLists(5),
    collectionIds: buildIdLists(2),
    valueIds: buildIdLists(6),
    // A small range, so that there are ties.
    publishedAt: fc.integer({ min: 1, max: 5 }),
    popularity: fc.integer({ min: 0, max: 5 }),
    recommendation: fc.integer({ min: -2, max: 3 }),
    variants: anyVariants,
    prices: fc.uniqueArray(anyPrice, { maxLength: 3, selector: ({ countryId }) => countryId }),
  })
  .map(({ variants, prices, ...row }) => ({
    ...row,
    colorIds: variants.map(([colorId]) => colorId),
    sizeIds: variants.map(([, sizeId]) => sizeId),
    available: variants.map(([, , available]) => available),
    countryIds: prices.map(({ countryId }) => countryId),
    prices: prices.map(({ price }) => price),
    regulars: prices.map(({ regular }) => regular),
    priors: prices.map(({ price, off }) => (off === 0 ? 0 : price + off)),
  }));
/** Rows in the order in which they were written. Many of them replace earlier rows. */
const anyRowHistory = fc.array(anyRow, { maxLength: 160 });

const anyBounds = (max: number): fc.Arbitrary<Bounds> =>
  fc
    .tuple(fc.option(fc.integer({ min: 0, max })), fc.option(fc.integer({ min: 0, max })))
    .map(([from, to]) => (from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }));
const anyFilters: fc.Arbitrary<Filters> = fc.record(
  {
    categoryId: fc.integer({ min: 1, max: 6 }),
    brandIds: buildIdLists(5),
    colorIds: buildIdLists(4),
    sizeIds: buildIdLists(5),
    values: buildIdLists(7).map(
      (ids) => new Map(ids.map((id) => [getAttribute(id), ids.filter((other) => getAttribute(other) === getAttribute(id))])),
    ),
    price: anyBounds(45),
    discount: anyBounds(60),
    isInStock: fc.boolean(),
  },
  { requiredKeys: [] },
);
const anyScope = fc.record(
  {
    countryId: fc.integer({ min: 1, max: 4 }),
    categoryId: fc.integer({ min: 1, max: 5 }),
    collectionId: fc.integer({ min: 1, max: 2 }),
    brandId: fc.integer({ min: 1, max: 4 }),
    productIds: fc.uniqueArray(fc.integer({ min: 1, max: maxProducts + 5 })),
  },
  { requiredKeys: ['countryId'] },
);
const anyQuestion: fc.Arbitrary<ListingQuestion> = fc.record({
  scope: anyScope,
  filters: anyFilters,
  orderBy: fc.constantFrom<ListingQuestion['orderBy']>('recommended', 'newest', 'price-asc', 'price-desc', 'discount', 'popularity', 'relevance'),
  offset: fc.integer({ min: 0, max: maxProducts }),
  take: fc.integer({ min: 1, max: 30 }),
  getAttribute: fc.constant(getAttribute),
});

/** Computes the same result directly from the rows, as a reference. */
function plainly(history: readonly ListingRow[], { scope, filters, orderBy, offset, take }: ListingQuestion) {
  const { countryId } = scope;
  const rows = [...new Map(history.map((row) => [row.productId, row])).values()].filter((row) => row.isListed && row.countryIds.includes(countryId));
  const inCountry = (row: ListingRow) => row.countryIds.indexOf(countryId);
  const price = (row: ListingRow) => row.prices[inCountry(row)] ?? 0;
  const percent = (row: ListingRow) => {
    const prior = row.priors[inCountry(row)] ?? 0;
    return prior === 0 ? 0 : (prior - price(row)) / prior;
  };
  const within = (amount: number, { from, to }: Bounds) => (from === null || amount >= from) && (to === null || amount <= to);
  const some = (wanted: readonly number[] | undefined, has: readonly number[]) => !wanted || wanted.some((id) => has.includes(id));

  const listed = rows.filter(
    (row) =>
      some(scope.categoryId === undefined ? undefined : [scope.categoryId], row.categoryIds) &&
      some(scope.collectionId === undefined ? undefined : [scope.collectionId], row.collectionIds) &&
      some(scope.brandId === undefined ? undefined : [scope.brandId], [row.brandId]) &&
      (!scope.productIds || scope.productIds.includes(row.productId)),
  );
  const passes = (row: ListingRow, { categoryId, brandIds, colorIds, sizeIds, values, price: prices, discount, isInStock }: Filters) =>
    some(categoryId === undefined ? undefined : [categoryId], row.categoryIds) &&
    some(brandIds, [row.brandId]) &&
    [...(values?.values() ?? [])].every((ids) => some(ids, row.valueIds)) &&
    (!prices || within(price(row), prices)) &&
    (!discount || (percent(row) > 0 && within(Math.round(percent(row) * 1e10) / 1e8, discount))) &&
    ((!colorIds && !sizeIds && !isInStock) ||
      row.sizeIds.some(
        (sizeId, at) =>
          (!colorIds || colorIds.includes(row.colorIds[at] ?? 0)) &&
          (!sizeIds || sizeIds.includes(sizeId)) &&
          (!isInStock || row.available[at] === 1),
      ));
  const having = (changes: Filters) => listed.filter((row) => passes(row, { ...filters, ...changes }));
  const count = (choices: readonly number[], make: (choice: number) => Filters) =>
    new Map(choices.map((choice) => [choice, having(make(choice)).length] as const).filter(([, found]) => found > 0));
  const withValue = (id: number): Filters => ({ values: new Map([...(filters.values ?? []), [getAttribute(id), [id]]]) });

  const found = having({});
  const descending = (key: (row: ListingRow) => number) => (a: ListingRow, b: ListingRow) => key(b) - key(a) || b.productId - a.productId;
  const orders: Record<ListingOrder | 'relevance', (a: ListingRow, b: ListingRow) => number> = {
    newest: descending((row) => row.publishedAt),
    'price-asc': (a, b) => price(a) - price(b) || a.productId - b.productId,
    'price-desc': descending(price),
    discount: descending(percent),
    popularity: descending((row) => row.popularity),
    recommended: descending((row) => row.recommendation),
    relevance: (a, b) => (scope.productIds?.indexOf(a.productId) ?? 0) - (scope.productIds?.indexOf(b.productId) ?? 0),
  };
  const spanned = having({ price: undefined }).map(price);
  const listNumbers = (max: number) => Array.from({ length: max }, (_, at) => at + 1);
  return {
    total: found.length,
    ids:
      orderBy === 'relevance' && !scope.productIds
        ? []
        : found
            .sort(orders[orderBy])
            .slice(offset, offset + take)
            .map((row) => row.productId),
    facets: {
      colors: count(listNumbers(3), (id) => ({ colorIds: [id] })),
      sizes: count(listNumbers(4), (id) => ({ sizeIds: [id] })),
      brands: count(listNumbers(4), (id) => ({ brandIds: [id] })),
      categories: count(listNumbers(5), (id) => ({ categoryId: id })),
      values: count(listNumbers(6), withValue),
      discounts: count([10, 20, 30, 50], (from) => ({ discount: { from, to: null } })),
      inStock: having({ isInStock: true }).length,
      price: spanned.length === 0 ? null : { from: Math.min(...spanned), to: Math.max(...spanned) },
    },
  };
}

const buildIndex = (history: readonly ListingRow[]) => {
  const index = createIndex();
  for (const row of history) putRow(index, row);
  return index;
};
const sorted = (counts: ReadonlyMap<number, number>) => [...counts].sort(([a], [b]) => a - b);
const comparable = ({ total, ids, facets }: ReturnType<typeof plainly>) => ({
  total,
  ids,
  ...facets,
  ...Object.fromEntries((['colors', 'sizes', 'brands', 'categories', 'values', 'discounts'] as const).map((name) => [name, sorted(facets[name])])),
});

property.prop([anyRowHistory, anyQuestion], { numRuns: 800 })(
  'the index finds, sorts and counts the same products as a check of each product',
  (history, question) => {
    const { total, items, facets } = queryListing(buildIndex(history), question);
    expect(comparable({ total, ids: items.map(({ productId }) => productId), facets })).toEqual(comparable(plainly(history, question)));
  },
);

property.prop([anyRowHistory, anyQuestion, fc.integer({ min: 1, max: 20 })])('every product is on exactly one page', (history, question, take) => {
  const index = buildIndex(history);
  const query: ListingQuestion = {
    ...question,
    scope: { countryId: 1 },
    filters: {},
    orderBy: question.orderBy === 'relevance' ? 'newest' : question.orderBy,
  };
  const whole = queryListing(index, { ...query, offset: 0, take: maxProducts }).items;
  const pages: typeof whole = [];
  for (let offset = 0; offset < whole.length; offset += take) pages.push(...queryListing(index, { ...query, offset, take }).items);
  expect(pages).toEqual(whole);
});

property.prop([fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 4 })], { numRuns: 30 })(
  'a deep page continues where the previous page ended',
  (offset, take, spread) => {
    const index = createIndex();
    for (let productId = 1; productId <= 3000; productId += 1) putRow(index, simpleRow(productId, (productId * 7919) % (spread * 300 + 1)));
    const question: ListingQuestion = { scope: { countryId: 1 }, filters: {}, orderBy: 'price-asc', offset, take, getAttribute };
    const inOrder = Array.from({ length: 3000 }, (_, at) => at + 1).sort(
      (a, b) => ((a * 7919) % (spread * 300 + 1)) - ((b * 7919) % (spread * 300 + 1)) || a - b,
    );
    expect(queryListing(index, question).items.map(({ productId }) => productId)).toEqual(inOrder.slice(offset, offset + take));
  },
);

const simpleRow = (productId: number, price: number): ListingRow => ({
  productId,
  isListed: true,
  brandId: 1,
  categoryIds: [1],
  collectionIds: [],
  valueIds: [],
  publishedAt: 1,
  popularity: 0,
  recommendation: 0,
  colorIds: [1],
  sizeIds: [1],
  available: [1],
  countryIds: [1],
  prices: [price],
  regulars: [price],
  priors: [0],
});

property.prop([anyRowHistory, fc.integer({ min: 1, max: maxProducts })])(
  'products related to a product do not include it, and sold-out products come last',
  (history, productId) => {
    const related = queryRelated(buildIndex(history), { productId, countryId: 1, offset: 0, take: maxProducts });
    const rows = new Map(history.map((row) => [row.productId, row]));
    const expected = rows.get(productId);
    expect(related === undefined).toBe(!expected?.isListed);
    if (!related || !expected) return;
    const ids = related.items.map((item) => item.productId);
    const similar = [...rows.values()].filter(
      (row) =>
        row.isListed &&
        row.productId !== productId &&
        row.countryIds.includes(1) &&
        (row.brandId === expected.brandId || row.categoryIds.some((id) => expected.categoryIds.includes(id))),
    );
    expect(ids.toSorted((a, b) => a - b)).toEqual(similar.map((row) => row.productId).sort((a, b) => a - b));
    const ofLeaf = (id: number) => expected.categoryIds.length > 0 && rows.get(id)?.categoryIds.includes(expected.categoryIds[0] ?? 0) === true;
    const ranks = related.items.map((item) => (item.isAvailable ? 0 : 2) + (ofLeaf(item.productId) ? 0 : 1));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  },
);

const anySteps = fc.array(fc.tuple(fc.boolean(), fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 40_000 }))), {
  maxLength: 400,
});

property.prop([anySteps, fc.uniqueArray(fc.integer({ min: 0, max: 40_000 }))])(
  'a set of ordinals behaves like a set, whether sparse or dense',
  (steps, others) => {
    const set = createSet();
    const plain = new Set<number>();
    for (const [isAdded, ordinal] of steps) {
      if (isAdded) {
        expect(addOrdinal(set, ordinal)).toBe(!plain.has(ordinal));
        plain.add(ordinal);
      } else {
        removeOrdinal(set, ordinal);
        plain.delete(ordinal);
      }
    }
    const bits = createBits(40_001);
    addToBits(set, bits);
    const poured: number[] = [];
    visitBits(bits, (ordinal) => poured.push(ordinal));
    expect(poured).toEqual([...plain].sort((a, b) => b - a));
    expect([set.size, countBits(bits)]).toEqual([plain.size, plain.size]);
    const among = createBits(40_001);
    for (const ordinal of others) {
      among[ordinal >>> 5] = (among[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
      expect(has(set, ordinal)).toBe(plain.has(ordinal));
      expect(hasBit(bits, ordinal)).toBe(plain.has(ordinal));
    }
    expect(countInBitIndex(set, buildBitIndex(among))).toBe(others.filter((ordinal) => plain.has(ordinal)).length);
  },
);
