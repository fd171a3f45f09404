import { now } from '#kit/clock';
import { money, toMajor } from '#kit/money';
import { currencyOn } from '#modules/countries';
import type { Db } from '#platform/database';
import { keepModel } from '#platform/kept-model';
import { printOf } from '#platform/print-of';
import type { ShownSegment, ShownWheel } from './contract.ts';
import { totalWeight } from './draw.ts';
import { wheels, type Segment } from './tables.ts';
import { wheelsTag } from './tags.ts';

export type Wheel = typeof wheels.$inferSelect;

/** All wheels, out of memory. */
const wheelsOf = keepModel<readonly Wheel[]>({ tag: wheelsTag, print: printOf('wheels'), load: async (db) => db.select().from(wheels) });

/** The wheel that can be spun in a country now. */
export async function wheelIn(db: Db, countryId: number): Promise<Wheel | undefined> {
  const at = now();
  return (await wheelsOf(db)).find(
    ({ countryId: of, isActive, validFrom, validUntil }) =>
      of === countryId && isActive && (validFrom === null || validFrom <= at) && (validUntil === null || at < validUntil),
  );
}

/** s */
const longest = 3600;

/** @returns s until a country's wheel begins or ends, an hour at most */
export async function secondsUntilChange(db: Db, countryId: number): Promise<number> {
  const at = now().getTime();
  const edges = (await wheelsOf(db))
    .filter((wheel) => wheel.countryId === countryId && wheel.isActive)
    .flatMap(({ validFrom, validUntil }) => [validFrom, validUntil])
    .flatMap((edge) => (edge && edge.getTime() > at ? [Math.ceil((edge.getTime() - at) / 1000)] : []));
  return Math.min(longest, ...edges);
}

/** What everybody may know of a country's wheel: what can be won, and how likely. Null: there is none now. */
export async function shownWheel(db: Db, countryId: number): Promise<ShownWheel | null> {
  const wheel = await wheelIn(db, countryId);
  if (!wheel) return null;
  const { code: currency } = await currencyOn(db, countryId);
  const total = totalWeight(wheel.segments);
  const { spinsPerDay, validDays } = wheel;
  return {
    segments: wheel.segments.map((segment) => ({ kind: segment.kind, ...shownPrize(segment, currency), chance: segment.weight / total })),
    currency,
    spinsPerDay,
    validDays,
  };
}

/** What a segment gives, as the API's readers see it. */
export function shownPrize(
  { kind, basisPoints, amount, minimum }: Pick<Segment, 'kind' | 'basisPoints' | 'amount' | 'minimum'>,
  currency: string,
): Pick<ShownSegment, 'value' | 'minimum'> {
  const major = (minor: number) => toMajor(money(minor, currency));
  const values = { none: 0, percent: basisPoints ?? 0, amount: major(amount ?? 0), 'free-delivery': 0 };
  return { value: values[kind], minimum: minimum === null ? null : major(minimum) };
}
