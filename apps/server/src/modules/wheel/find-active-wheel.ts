import { now } from '#kit/clock';
import { money, toMajor } from '#kit/money';
import { getCurrency } from '#modules/countries';
import type { Db } from '#platform/database';
import { cacheModel } from '#platform/sql/cached-model';
import { fingerprintTables } from '#platform/sql/fingerprint-tables';
import type { ShownSegment, ShownWheel } from './contract.ts';
import { sumWeights } from './spins/draw.ts';
import { wheels, type Segment } from './tables.ts';
import { wheelsTag } from './tags.ts';

export type Wheel = typeof wheels.$inferSelect;

/** All wheels, cached in memory. */
const getAllWheels = cacheModel<readonly Wheel[]>({
  tag: wheelsTag,
  fingerprint: fingerprintTables('wheels'),
  load: async (db) => db.select().from(wheels),
});

/** Returns the active wheel of a country now. */
export async function findActiveWheel(db: Db, countryId: number): Promise<Wheel | undefined> {
  const at = now();
  return (await getAllWheels(db)).find(
    ({ countryId: of, isActive, validFrom, validUntil }) =>
      of === countryId && isActive && (validFrom === null || validFrom <= at) && (validUntil === null || at < validUntil),
  );
}

/** Maximum result of `getSecondsUntilChange`, in seconds. */
const longest = 3600;

/** Returns the seconds until a country's wheel starts or ends. @returns at most an hour */
export async function getSecondsUntilChange(db: Db, countryId: number): Promise<number> {
  const at = now().getTime();
  const edges = (await getAllWheels(db))
    .filter((wheel) => wheel.countryId === countryId && wheel.isActive)
    .flatMap(({ validFrom, validUntil }) => [validFrom, validUntil])
    .flatMap((edge) => (edge && edge.getTime() > at ? [Math.ceil((edge.getTime() - at) / 1000)] : []));
  return Math.min(longest, ...edges);
}

/** Returns the public view of a country's wheel: prizes and their probabilities. Null: no active wheel. */
export async function toPublicWheel(db: Db, countryId: number): Promise<ShownWheel | null> {
  const wheel = await findActiveWheel(db, countryId);
  if (!wheel) return null;
  const { code: currency } = await getCurrency(db, countryId);
  const total = sumWeights(wheel.segments);
  const { spinsPerDay, validDays } = wheel;
  return {
    segments: wheel.segments.map((segment) => ({ kind: segment.kind, ...toPublicPrize(segment, currency), chance: segment.weight / total })),
    currency,
    spinsPerDay,
    validDays,
  };
}

/** Converts the prize of a segment for the API. */
export function toPublicPrize(
  { kind, basisPoints, amount, minimum }: Pick<Segment, 'kind' | 'basisPoints' | 'amount' | 'minimum'>,
  currency: string,
): Pick<ShownSegment, 'value' | 'minimum'> {
  const major = (minor: number) => toMajor(money(minor, currency));
  const values = { none: 0, percent: basisPoints ?? 0, amount: major(amount ?? 0), 'free-delivery': 0 };
  return { value: values[kind], minimum: minimum === null ? null : major(minimum) };
}
