import { isDeepStrictEqual } from 'node:util';
import { money, toMajor } from '#kit/money';
import { getCurrency, listDeliveryTerms } from '#modules/countries';
import { editWheel } from '#modules/wheel';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { listShopCountries } from '#seeds/countries';
import { hasWheels, type Segment } from '#seeds/wheel';
import { roundForCountry } from './seed-demo-promotions.ts';

/** In countries without free delivery. */
const REPLACING_PERCENT = 7;

/** In the order of the wheel; amounts in euro cents, weights in percent. */
const segments = [
  { kind: 'percent', percent: 10, weight: 22 },
  { kind: 'none', weight: 20 },
  { kind: 'free-delivery', weight: 18 },
  { kind: 'percent', percent: 5, weight: 20 },
  { kind: 'percent', percent: 15, minimum: 6000, weight: 3 },
  { kind: 'none', weight: 10 },
  { kind: 'amount', amount: 500, minimum: 3000, weight: 6 },
  { kind: 'percent', percent: 20, minimum: 10_000, weight: 1 },
] as const;

/** Returns whether a wheel is that of the demo, with nothing changed but its dates and limits. */
export function isDemoWheel(stored: readonly Segment[], shop: Parameters<typeof roundForCountry>[1]): boolean {
  return [true, false].some((mayDeliverFree) => {
    const expected = segments.map(({ kind, weight, ...terms }): Segment => {
      const isReplaced = kind === 'free-delivery' && !mayDeliverFree;
      const percent = 'percent' in terms ? terms.percent : isReplaced ? REPLACING_PERCENT : null;
      return {
        kind: isReplaced ? 'percent' : kind,
        basisPoints: percent === null ? null : percent * 100,
        amount: 'amount' in terms ? roundForCountry(terms.amount, shop) : null,
        minimum: 'minimum' in terms ? roundForCountry(terms.minimum, shop) : null,
        weight,
      };
    });
    return isDeepStrictEqual(stored.map(sortFields), expected.map(sortFields));
  });
}

const sortFields = ({ kind, basisPoints, amount, minimum, weight }: Segment): Segment => ({ kind, basisPoints, amount, minimum, weight });

/** Adds a prize wheel to every country of a shop without wheels. A country without free delivery gets a percentage instead. */
export async function seedDemoWheels(db: Db): Promise<void> {
  if (await hasWheels(db)) return;
  const shops = await listShopCountries(db);
  await inTransaction(db, async (tx) => {
    for (const shop of shops) {
      const { code } = await getCurrency(tx, shop.id);
      const sum = (cents: number) => toMajor(money(roundForCountry(cents, shop), code));
      const mayDeliverFree = (await listDeliveryTerms(tx, shop.id)).some(({ price, freeFrom }) => price > 0 && freeFrom !== null);
      await editWheel(tx, null, {
        countryId: shop.id,
        segments: segments.map(({ kind, weight, ...terms }) => ({
          kind: kind === 'free-delivery' && !mayDeliverFree ? 'percent' : kind,
          percent: 'percent' in terms ? terms.percent : kind === 'free-delivery' && !mayDeliverFree ? REPLACING_PERCENT : null,
          amount: 'amount' in terms ? sum(terms.amount) : null,
          minimum: 'minimum' in terms ? sum(terms.minimum) : null,
          weight,
        })),
        spinsPerDay: 1,
        spinsPerNetwork: 20,
        validDays: 14,
        validFrom: null,
        validUntil: null,
        isActive: true,
      });
    }
  });
}
