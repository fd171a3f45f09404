import type { LanguageCode } from '@selvedge/i18n';
import { allocate, share } from '#kit/money';
import { spread, sumAmounts } from './benefit.ts';
import { defineRule, type DiscountLine } from './discount-rule.ts';
import { formatPieces, formatRate } from './rule-texts.ts';

interface Pieces {
  buy: string;
  get: string;
  rate: string;
}

/** "Buy 2, get 1 free", and the same with a reduction. */
const texts: Readonly<Record<LanguageCode, { free: (pieces: Pieces) => string; reduced: (pieces: Pieces) => string }>> = {
  en: { free: ({ buy, get }) => `Buy ${buy}, get ${get} free`, reduced: ({ buy, get, rate }) => `Buy ${buy}, get ${get} at ${rate} off` },
  bn: { free: ({ buy, get }) => `${buy}টি কিনলে ${get}টি ফ্রি`, reduced: ({ buy, get, rate }) => `${buy}টি কিনলে ${get}টিতে ${rate} ছাড়` },
  de: { free: ({ buy, get }) => `${buy} kaufen, ${get} gratis`, reduced: ({ buy, get, rate }) => `${buy} kaufen, ${get} mit ${rate} Rabatt` },
  bg: {
    free: ({ buy, get }) => `Купете ${buy}, вземете ${get} безплатно`,
    reduced: ({ buy, get, rate }) => `Купете ${buy}, вземете ${get} с ${rate} отстъпка`,
  },
  cz: { free: ({ buy, get }) => `${buy} + ${get} zdarma`, reduced: ({ buy, get, rate }) => `${buy} + ${get} se slevou ${rate}` },
  el: { free: ({ buy, get }) => `${buy} + ${get} δώρο`, reduced: ({ buy, get, rate }) => `${buy} + ${get} με έκπτωση ${rate}` },
  es: {
    free: ({ buy, get }) => `Compra ${buy} y llévate ${get} gratis`,
    reduced: ({ buy, get, rate }) => `Compra ${buy} y llévate ${get} con un ${rate} de descuento`,
  },
  hr: { free: ({ buy, get }) => `${buy} + ${get} gratis`, reduced: ({ buy, get, rate }) => `${buy} + ${get} uz ${rate} popusta` },
  hu: { free: ({ buy, get }) => `${buy} + ${get} ingyen`, reduced: ({ buy, get, rate }) => `${buy} + ${get} ${rate} kedvezménnyel` },
  it: { free: ({ buy, get }) => `${buy} + ${get} gratis`, reduced: ({ buy, get, rate }) => `${buy} + ${get} con ${rate} di sconto` },
  lt: {
    free: ({ buy, get }) => `Pirkite ${buy}, ${get} gaukite nemokamai`,
    reduced: ({ buy, get, rate }) => `Pirkite ${buy}, ${get} gaukite su ${rate} nuolaida`,
  },
  pl: { free: ({ buy, get }) => `${buy} + ${get} gratis`, reduced: ({ buy, get, rate }) => `${buy} + ${get} z rabatem ${rate}` },
  pt: {
    free: ({ buy, get }) => `Compre ${buy} e receba ${get} grátis`,
    reduced: ({ buy, get, rate }) => `Compre ${buy} e receba ${get} com ${rate} de desconto`,
  },
  ro: { free: ({ buy, get }) => `${buy} + ${get} gratis`, reduced: ({ buy, get, rate }) => `${buy} + ${get} cu ${rate} reducere` },
  sk: { free: ({ buy, get }) => `${buy} + ${get} zadarmo`, reduced: ({ buy, get, rate }) => `${buy} + ${get} so zľavou ${rate}` },
  sl: { free: ({ buy, get }) => `${buy} + ${get} gratis`, reduced: ({ buy, get, rate }) => `${buy} + ${get} s popustom ${rate}` },
  at: { free: ({ buy, get }) => `${buy} kaufen, ${get} gratis`, reduced: ({ buy, get, rate }) => `${buy} kaufen, ${get} mit ${rate} Rabatt` },
};

/**
 * For every `buy + get` pieces of the named products and categories, the `get` cheapest are reduced. All these pieces share the reduction in
 * proportion to their prices: it is the price of buying them together, so VAT at several rates is right, and each piece that is returned
 * gives back what was paid for it.
 */
export const buyXGetY = defineRule({
  kind: 'buy-x-get-y',
  name: 'Buy X, get Y',
  uses: ['coupon'],
  fields: {
    buy: { type: 'pieces', label: 'Buy' },
    get: { type: 'pieces', label: 'Get' },
    rate: { type: 'percent', label: 'Reduction of the cheapest' },
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
    const pieces = { buy: formatPieces(buy, setting), get: formatPieces(get, setting), rate: formatRate(rate, setting) };
    const { free, reduced } = texts[setting.language];
    return rate === 10_000 ? free(pieces) : reduced(pieces);
  },
});
