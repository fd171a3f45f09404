import { and, eq, ne } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { parseMajor } from '#kit/money';
import { getCurrency, listDeliveryTerms, listActiveCountries } from '#modules/countries';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import type { AdminSegment, AdminWheel } from './admin-wheels.ts';
import { wheels, type Segment } from './tables.ts';
import { getWheelTag, wheelsTag } from './tags.ts';

export type WheelForm = Omit<AdminWheel, 'id' | 'currency'>;

/**
 * Saves a country's wheel. Earlier prizes stay unchanged.
 * @param id null: a new one
 * @returns its id
 * @throws InvalidInput if the country already has a wheel, there is nothing to win, or a prize could not be used
 */
export async function editWheel(tx: Tx, id: number | null, form: WheelForm): Promise<number> {
  const { countryId, spinsPerDay, spinsPerNetwork, validDays, isActive } = form;
  if (!(await listActiveCountries(tx)).some((country) => country.id === countryId))
    throw createRefusal('countryId', 'unknown', 'The shop does not sell in this country');
  const [same] = await tx
    .select({ id: wheels.id })
    .from(wheels)
    .where(and(eq(wheels.countryId, countryId), id === null ? undefined : ne(wheels.id, id)));
  if (same) throw createRefusal('countryId', 'taken', 'This country already has a wheel');
  const [validFrom, validUntil] = [form.validFrom, form.validUntil].map((text) => (text === null ? null : new Date(text)));
  if (validFrom && validUntil && validFrom >= validUntil) throw createRefusal('validUntil', 'order', 'The end must be after the start');
  if (form.segments.every(({ kind }) => kind === 'none')) throw createRefusal('segments', 'no-prize', 'At least one segment must have a prize');
  const { code: currency } = await getCurrency(tx, countryId);
  const mayDeliverFree = (await listDeliveryTerms(tx, countryId)).some(({ price, freeFrom }) => price > 0 && freeFrom !== null);
  const segments = form.segments.map((segment, index) => toSegment(segment, { field: `segments.${index}`, currency, mayDeliverFree }));
  const row = { countryId, segments, spinsPerDay, spinsPerNetwork, validDays, validFrom, validUntil, isActive };
  const [before] = id === null ? [] : await tx.select({ countryId: wheels.countryId }).from(wheels).where(eq(wheels.id, id));
  const [saved] =
    id === null
      ? await tx.insert(wheels).values(row).returning({ id: wheels.id })
      : await tx.update(wheels).set(row).where(eq(wheels.id, id)).returning({ id: wheels.id });
  if (!saved) throw new Error(`wheel ${id} was not saved`);
  await dropTags(tx, [wheelsTag, getWheelTag(countryId), getWheelTag(before?.countryId ?? countryId)]);
  return saved.id;
}

const createRefusal = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);

interface SegmentContext {
  field: string;
  currency: string;
  /** Whether the country has a paid delivery that can become free. */
  mayDeliverFree: boolean;
}

function toSegment(segment: AdminSegment, context: SegmentContext): Segment {
  assertSegment(segment, context);
  const { kind, percent, amount, minimum, weight } = segment;
  const toMinor = (major: number | null) => (major === null ? null : parseMajor(major, context.currency).amount);
  return {
    kind,
    basisPoints: kind === 'percent' ? Math.round((percent ?? 0) * 100) : null,
    amount: kind === 'amount' ? toMinor(amount) : null,
    minimum: kind === 'none' ? null : toMinor(minimum),
    weight,
  };
}

/** @throws InvalidInput if a prize could not be used */
function assertSegment({ kind, percent, amount, minimum }: AdminSegment, { field, mayDeliverFree }: SegmentContext): void {
  if (kind === 'percent' && (percent === null || Math.round(percent * 100) < 1))
    throw createRefusal(`${field}.percent`, 'required', 'Enter the percentage of the discount');
  if (kind === 'amount' && amount === null) throw createRefusal(`${field}.amount`, 'required', 'Enter the amount of the discount');
  if (kind === 'amount' && (amount ?? 0) > (minimum ?? 0))
    throw createRefusal(`${field}.minimum`, 'too-little', 'The minimum order must be at least the amount of the discount');
  if (kind === 'free-delivery' && !mayDeliverFree)
    throw createRefusal(`${field}.kind`, 'not-here', 'Free delivery requires a paid delivery method with a “Free from” amount in this country');
}

/** Deletes a country's wheel. Coupons that were won stay. */
export async function removeWheel(tx: Tx, id: number): Promise<void> {
  const removed = await tx.delete(wheels).where(eq(wheels.id, id)).returning({ countryId: wheels.countryId });
  await dropTags(tx, [wheelsTag, ...removed.map(({ countryId }) => getWheelTag(countryId))]);
}
