import { money, roundToCash, toMajor, computeIncludedVat } from '#kit/money';
import type { Totals } from './contract.ts';

/** The goods of one line. Amounts in minor units, VAT included. */
export interface GoodsToPay {
  quantity: number;
  /** Per piece: the regular price and the price after discount. */
  unitPrice: number;
  discountPrice: number;
  /** Basis points: 2200 is 22 %. */
  vatBasisPoints: number;
}

/** A charge in addition to the goods, minor units, VAT included. */
export interface ChargeToPay {
  amount: number;
  vatBasisPoints: number;
}

export interface OrderToPay {
  goods: readonly GoodsToPay[];
  delivery: ChargeToPay;
  /** Null: not paid on delivery, or without a fee. */
  cashOnDelivery: ChargeToPay | null;
  /** Discount of each line of goods, minor units, at most its price. */
  discounts?: readonly number[];
  /** The smallest coin, minor units: the total is rounded to a multiple of it; 1: no rounding. */
  cashStep?: number;
}

/** The amounts of one line: `total` is after its discount and includes `vat`. */
export interface LineTotals {
  discount: number;
  total: number;
  vatBasisPoints: number;
  vat: number;
}

/** All in minor units. `total` is goods less discount, plus delivery, cash on delivery fee and rounding. */
export interface OrderTotals {
  goodsLines: LineTotals[];
  deliveryLine: LineTotals;
  cashOnDeliveryLine: LineTotals | null;
  /** At sale prices. */
  goods: number;
  /** Discount on all goods. */
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
 * Calculates the totals of an order. VAT is taken out of the gross amount of each line and rounded per line, so that
 * lines add up to totals. Cash rounding carries no VAT.
 */
export function orderTotals({ goods, delivery, cashOnDelivery, discounts = [], cashStep = 1 }: OrderToPay): OrderTotals {
  const gross = goods.map((line) => line.discountPrice * line.quantity);
  const off = gross.map((amount, index) => Math.min(discounts[index] ?? 0, amount));
  const goodsLines = goods.map((line, index) => computeLineTotals((gross[index] ?? 0) - (off[index] ?? 0), line.vatBasisPoints, off[index] ?? 0));
  const deliveryLine = computeLineTotals(delivery.amount, delivery.vatBasisPoints);
  const cashOnDeliveryLine = cashOnDelivery && computeLineTotals(cashOnDelivery.amount, cashOnDelivery.vatBasisPoints);
  const lines = [...goodsLines, deliveryLine, ...(cashOnDeliveryLine ? [cashOnDeliveryLine] : [])];
  const exact = sumAmounts(lines.map((line) => line.total));
  const total = roundToCash(exact, cashStep);
  return {
    goodsLines,
    deliveryLine,
    cashOnDeliveryLine,
    goods: sumAmounts(gross),
    discount: sumAmounts(off),
    delivery: deliveryLine.total,
    cashOnDelivery: cashOnDeliveryLine?.total ?? 0,
    rounding: total - exact,
    total,
    vat: sumVatByRate(lines),
    vatTotal: sumAmounts(lines.map((line) => line.vat)),
  };
}

/** Converts totals to major units for the API. @param isExempt whether the amounts are without VAT */
export function toMajorTotals(totals: OrderTotals, currency: string, isExempt = false): Totals {
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
    isVatExempt: isExempt,
  };
}

const computeLineTotals = (total: number, vatBasisPoints: number, discount = 0): LineTotals => ({
  discount,
  total,
  vatBasisPoints,
  vat: computeIncludedVat(total, vatBasisPoints),
});

function sumVatByRate(lines: readonly LineTotals[]): OrderTotals['vat'] {
  const amounts = new Map<number, number>();
  for (const line of lines) {
    if (line.total > 0) amounts.set(line.vatBasisPoints, (amounts.get(line.vatBasisPoints) ?? 0) + line.vat);
  }
  return [...amounts].map(([basisPoints, amount]) => ({ basisPoints, amount })).sort((a, b) => b.basisPoints - a.basisPoints);
}

const sumAmounts = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
