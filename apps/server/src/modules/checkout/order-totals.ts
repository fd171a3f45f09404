import { allocate, money, roundToCash, toMajor, vatWithin } from '#kit/money';
import type { Totals } from './contract.ts';

/** What is sold in one line. Amounts are minor units, VAT included. */
export interface GoodsToPay {
  quantity: number;
  /** A piece: the regular price, and what is paid for it. */
  unitPrice: number;
  discountPrice: number;
  /** Basis points: 2200 is 22 %. */
  vatBasisPoints: number;
}

/** A charge beside the goods, minor units, VAT included. */
export interface ChargeToPay {
  amount: number;
  vatBasisPoints: number;
}

export interface OrderToPay {
  goods: readonly GoodsToPay[];
  delivery: ChargeToPay;
  /** Null: not paid on delivery, or at no charge. */
  cashOnDelivery: ChargeToPay | null;
  /** Off the goods as a whole, minor units; more than they cost takes off what they cost. */
  cartDiscount?: number;
  /** Minor units of the smallest coin the total must be payable in; 1: none. */
  cashStep?: number;
}

/** What one line comes to: `total` is after its share of the cart's discount, and contains `vat`. */
export interface LineTotals {
  discount: number;
  total: number;
  vatBasisPoints: number;
  vat: number;
}

/** Minor units throughout. `total` is goods less the discount, delivery and cash on delivery together, and the rounding. */
export interface OrderTotals {
  goodsLines: LineTotals[];
  deliveryLine: LineTotals;
  cashOnDeliveryLine: LineTotals | null;
  /** At sale prices. */
  goods: number;
  /** Off the goods as a whole. */
  discount: number;
  delivery: number;
  cashOnDelivery: number;
  rounding: number;
  total: number;
  /** By rate, the highest first. */
  vat: { basisPoints: number; amount: number }[];
  vatTotal: number;
}

/**
 * What an order costs. VAT is taken out of each line's gross and rounded there; a discount on the cart is split over
 * the goods by largest remainder, so that lines always add up to totals. Rounding to coins carries no VAT.
 */
export function orderTotals({ goods, delivery, cashOnDelivery, cartDiscount = 0, cashStep = 1 }: OrderToPay): OrderTotals {
  const gross = goods.map((line) => line.discountPrice * line.quantity);
  const off = allocate(Math.min(cartDiscount, sumOf(gross)), gross);
  const goodsLines = goods.map((line, index) => lineTotals((gross[index] ?? 0) - (off[index] ?? 0), line.vatBasisPoints, off[index] ?? 0));
  const deliveryLine = lineTotals(delivery.amount, delivery.vatBasisPoints);
  const cashOnDeliveryLine = cashOnDelivery && lineTotals(cashOnDelivery.amount, cashOnDelivery.vatBasisPoints);
  const lines = [...goodsLines, deliveryLine, ...(cashOnDeliveryLine ? [cashOnDeliveryLine] : [])];
  const exact = sumOf(lines.map((line) => line.total));
  const total = roundToCash(exact, cashStep);
  return {
    goodsLines,
    deliveryLine,
    cashOnDeliveryLine,
    goods: sumOf(gross),
    discount: sumOf(off),
    delivery: deliveryLine.total,
    cashOnDelivery: cashOnDeliveryLine?.total ?? 0,
    rounding: total - exact,
    total,
    vat: vatByRate(lines),
    vatTotal: sumOf(lines.map((line) => line.vat)),
  };
}

/** The same in major units, as the API answers it. */
export function totalsInMajor(totals: OrderTotals, currency: string): Totals {
  const major = (amount: number) => toMajor(money(amount, currency));
  return {
    currency,
    goods: major(totals.goods),
    discount: major(totals.discount),
    delivery: major(totals.delivery),
    cashOnDelivery: major(totals.cashOnDelivery),
    rounding: major(totals.rounding),
    total: major(totals.total),
    vat: totals.vat.map(({ basisPoints, amount }) => ({ basisPoints, amount: major(amount) })),
    vatTotal: major(totals.vatTotal),
  };
}

const lineTotals = (total: number, vatBasisPoints: number, discount = 0): LineTotals => ({
  discount,
  total,
  vatBasisPoints,
  vat: vatWithin(total, vatBasisPoints),
});

function vatByRate(lines: readonly LineTotals[]): OrderTotals['vat'] {
  const amounts = new Map<number, number>();
  for (const line of lines) {
    if (line.total > 0) amounts.set(line.vatBasisPoints, (amounts.get(line.vatBasisPoints) ?? 0) + line.vat);
  }
  return [...amounts].map(([basisPoints, amount]) => ({ basisPoints, amount })).sort((a, b) => b.basisPoints - a.basisPoints);
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
