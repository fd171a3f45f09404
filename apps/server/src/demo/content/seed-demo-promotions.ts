import { days, now } from '#kit/clock';
import { getCurrency } from '#modules/countries';
import type { Db } from '#platform/database';
import { listShopCountries, type ShopCountryRow } from '#seeds/countries';
import { insertCoupons, insertGoals } from '#seeds/promotions';

/** Thresholds in euro cents with the discount from there on in basis points: 500 is 5 %. */
const goals = [
  { threshold: 10_000, basisPoints: 500 },
  { threshold: 16_000, basisPoints: 1000 },
];

/**
 * Adds missing demo coupons, one of each kind, and discount goals of each country, with round amounts in its currency. Existing ones stay
 * unchanged.
 */
export async function seedDemoPromotions(db: Db): Promise<void> {
  const rows = await listShopCountries(db);
  const shops = await Promise.all(rows.map(async (row) => ({ ...row, currency: (await getCurrency(db, row.id)).code })));
  const inAll = (cents: number) => Object.fromEntries(shops.map((shop) => [shop.currency, rounded(cents, shop)]));
  await insertGoals(
    db,
    shops.flatMap((shop) =>
      goals.map(({ threshold, basisPoints }) => ({ countryId: shop.id, threshold: rounded(threshold, shop), kind: 'percent' as const, basisPoints })),
    ),
  );
  const lastSummer = new Date(now().getTime() - days(60));
  await insertCoupons(db, [
    { code: 'WELCOME10', kind: 'percent', basisPoints: 1000, mostUsesEach: 1 },
    { code: 'TAKE5', kind: 'amount', amounts: inAll(500), minimums: inAll(3000) },
    { code: 'FREESHIP', kind: 'free-delivery' },
    { code: 'BIG20', kind: 'percent', basisPoints: 2000, minimums: inAll(15_000) },
    { code: 'SUMMER25', kind: 'percent', basisPoints: 2500, validUntil: lastSummer },
  ]);
}

/** Converts euro cents to minor units of a country's currency and rounds them to a plain sum. */
export function rounded(cents: number, { eurRate, priceRounding }: Pick<ShopCountryRow, 'eurRate' | 'priceRounding'>): number {
  const exact = (cents * eurRate.numerator) / eurRate.denominator;
  const step = Math.max(100, priceRounding.step);
  return Math.max(step, Math.round(exact / step) * step);
}
