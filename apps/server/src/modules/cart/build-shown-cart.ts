import { money, toMajor } from '#kit/money';
import { toShownPromotions, type Promotions } from '#modules/promotions';
import type { Cart, CartLine } from './contract.ts';
import type { CartContent } from './lines/lines-of-cart.ts';
import type { PricedLine } from './price-cart.ts';

interface CartTerms {
  currency: string;
  timeZone: string;
  language: string;
  freeFrom: number | null;
  /** The totals with the cheapest delivery. Amounts in minor units, as `freeFrom`. */
  cheapest: { delivery: number; total: number } | null;
  promotions: Promotions;
}

/** Returns a cart for display, in major units: names in the language, current prices and stock, the problem of each line, and promotions. */
export function buildShownCart(
  content: CartContent,
  lines: readonly PricedLine[],
  { currency, timeZone, language, freeFrom, cheapest, promotions }: CartTerms,
): Cart {
  const major = (amount: number) => toMajor(money(amount, currency));
  const total = sumAmounts(lines.map((line) => getPaidPrice(line) * line.quantity));
  return {
    id: content.id,
    revision: content.revision,
    countryId: content.countryId,
    currency,
    lines: lines.map((line) => buildShownLine(line, currency)),
    count: sumAmounts(lines.map((line) => line.quantity)),
    total: major(total),
    payable: major(total - promotions.discount),
    priorTotal: major(sumAmounts(lines.map((line) => (line.price?.prior ?? getPaidPrice(line)) * line.quantity))),
    freeDelivery: freeFrom === null ? null : { from: major(freeFrom), missing: promotions.isDeliveryFree ? 0 : major(Math.max(0, freeFrom - total)) },
    cheapestDelivery: cheapest && { price: major(cheapest.delivery), total: major(cheapest.total) },
    ...toShownPromotions(promotions, { currency, timeZone, language }),
  };
}

function buildShownLine({ id, quantity, shownPrice, variant, price, available, problem }: PricedLine, currency: string): CartLine {
  const major = (amount: number) => toMajor(money(amount, currency));
  const paid = price?.discount ?? shownPrice;
  return {
    id,
    productId: variant.productId,
    variantId: variant.variantId,
    sku: variant.sku,
    slug: variant.slug,
    name: variant.name,
    brand: variant.brand,
    image: variant.image,
    color: variant.color,
    size: variant.size,
    categoriesArr: variant.categoriesArr,
    isHygiene: variant.isHygiene,
    quantity,
    available,
    currency,
    unitPrice: major(price?.regular ?? shownPrice),
    discountPrice: major(paid),
    priorPrice: typeof price?.prior === 'number' ? major(price.prior) : null,
    total: major(paid * quantity),
    problem,
    shownPrice: problem === 'price-changed' ? major(shownPrice) : null,
  };
}

/** @returns minor units; null if no method has free delivery */
export function findCheapestFreeDelivery(methods: readonly { price: number; freeFrom: number | null }[]): number | null {
  const thresholds = methods.flatMap(({ price, freeFrom }) => (price > 0 && freeFrom !== null ? [freeFrom] : []));
  return thresholds.length === 0 ? null : Math.min(...thresholds);
}

const getPaidPrice = ({ price, shownPrice }: PricedLine): number => price?.discount ?? shownPrice;

const sumAmounts = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
