import { allocate, share } from '#kit/money';
import { spread, sumAmounts } from './benefit.ts';
import { defineRule, type DiscountLine } from './discount-rule.ts';
import { formatPieces, formatRate } from './rule-texts.ts';

/**
 * For every `buy + get` pieces of the named products and categories, the `get` cheapest are reduced. All these pieces share the reduction in
 * proportion to their prices, because it is the price of buying them together. VAT at several rates is therefore correct, and a returned
 * piece is refunded at the price that was paid for it.
 */
export const buyXGetY = defineRule({
  kind: 'buy-x-get-y',
  name: 'Buy X, get Y',
  uses: ['coupon'],
  fields: {
    buy: { type: 'pieces', label: 'Buy' },
    get: { type: 'pieces', label: 'Get' },
    rate: { type: 'percent', label: 'Discount on the cheapest items' },
    productIds: { type: 'products', label: 'Only these products' },
    categoryIds: { type: 'categories', label: 'Only these categories' },
  },
  compute: ({ lines }, { buy, get, rate, productIds, categoryIds }) => {
    const isForAll = productIds.length === 0 && categoryIds.length === 0;
    const isNamed = (line: DiscountLine) =>
      isForAll || productIds.includes(line.productId) || line.categoryIds.some((category) => categoryIds.includes(category));
    const named = lines.map((line) => (isNamed(line) ? line : { ...line, amount: 0, quantity: 0 }));
    const prices = named.flatMap(({ amount, quantity }) => allocate(amount, Array<number>(quantity).fill(1))).sort((a, b) => a - b);
    const reduced = Math.floor(prices.length / (buy + get)) * get;
    return { off: spread(share(sumAmounts(prices.slice(0, reduced)), rate), named), isDeliveryFree: false };
  },
  explain: ({ buy, get, rate }, setting) => {
    const pieces = { buy: formatPieces(buy, setting), get: formatPieces(get, setting) };
    return rate === 10_000 ? setting.t('buyXGetY.free', pieces) : setting.t('buyXGetY.reduced', { ...pieces, rate: formatRate(rate, setting) });
  },
});
