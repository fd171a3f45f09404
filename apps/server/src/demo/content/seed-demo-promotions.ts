import { days, now } from '#kit/clock';
import { money, toMajor } from '#kit/money';
import { getCurrency } from '#modules/countries';
import { findCoupon, getAllGoals, saveCoupon, saveGoal, type CouponToSave } from '#modules/promotions';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { listShopCountries, type ShopCountryRow } from '#seeds/countries';

/** Thresholds in euro cents with the discount from there on in percent. */
const goals = [
  { threshold: 10_000, rate: 5 },
  { threshold: 16_000, rate: 10 },
];

/**
 * Adds missing demo coupons, one of each kind, and discount goals of each country, with round amounts in its currency. Existing ones stay
 * unchanged.
 */
export async function seedDemoPromotions(db: Db): Promise<void> {
  const rows = await listShopCountries(db);
  const shops = await Promise.all(rows.map(async (row) => ({ ...row, currency: (await getCurrency(db, row.id)).code })));
  const convertToCurrencies = (cents: number) => Object.fromEntries(shops.map((shop) => [shop.currency, roundForCountry(cents, shop)]));
  const known = await getAllGoals(db);
  const coupons = listDemoCoupons(convertToCurrencies);
  await inTransaction(db, async (tx) => {
    for (const shop of shops) {
      for (const goal of goals) {
        const threshold = roundForCountry(goal.threshold, shop);
        if (known.some((other) => other.countryId === shop.id && other.threshold === threshold)) continue;
        const form = { countryId: shop.id, threshold: toMajor(money(threshold, shop.currency)), kind: 'percent', terms: { rate: goal.rate } };
        await saveGoal(tx, null, { ...form, validFrom: null, validUntil: null, isActive: true });
      }
    }
    for (const coupon of coupons) if (!(await findCoupon(tx, { code: coupon.code, email: '', exceptOrders: [] }))) await saveCoupon(tx, coupon);
  });
}

/** Returns whether a goal is one of the demo, unchanged. */
export const isDemoGoal = (
  { threshold, kind, terms }: { threshold: number; kind: string; terms: object },
  shop: Parameters<typeof roundForCountry>[1],
) =>
  goals.some(
    (goal) => threshold === roundForCountry(goal.threshold, shop) && kind === 'percent' && 'rate' in terms && terms.rate === goal.rate * 100,
  );

/** @param convertToCurrencies converts euro cents to minor units of each currency */
export const listDemoCoupons = (convertToCurrencies: (cents: number) => Record<string, number>): CouponToSave[] => [
  { code: 'WELCOME10', kind: 'percent', terms: { rate: 1000 }, mostUsesEach: 1 },
  { code: 'TAKE5', kind: 'amount', terms: { amounts: convertToCurrencies(500) }, minimums: convertToCurrencies(3000) },
  { code: 'FREESHIP', kind: 'free-delivery', terms: {} },
  { code: 'THREEFORTWO', kind: 'buy-x-get-y', terms: { buy: 2, get: 1, rate: 10_000, productIds: [], categoryIds: [] } },
  { code: 'BIG20', kind: 'percent', terms: { rate: 2000 }, minimums: convertToCurrencies(15_000) },
  { code: 'SUMMER25', kind: 'percent', terms: { rate: 2500 }, validUntil: new Date(now().getTime() - days(60)) },
];

/** Converts euro cents to minor units of a country's currency and rounds them to a plain sum. */
export function roundForCountry(cents: number, { eurRate, priceRounding }: Pick<ShopCountryRow, 'eurRate' | 'priceRounding'>): number {
  const exact = (cents * eurRate.numerator) / eurRate.denominator;
  const step = Math.max(100, priceRounding.step);
  return Math.max(step, Math.round(exact / step) * step);
}
