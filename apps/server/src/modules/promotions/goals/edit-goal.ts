import { and, eq, ne } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { parseMajor, money, toMajor } from '#kit/money';
import { getCurrency, listDeliveryTerms, listActiveCountries } from '#modules/countries';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import type { AdminGoal } from './admin-goals.ts';
import { discountGoals } from '../tables.ts';
import { goalsTag } from '../tags.ts';
import { findWorseTier, type WorseTier } from './find-worse-tier.ts';

export type GoalForm = Omit<AdminGoal, 'id' | 'currency'>;

/**
 * Saves a tier from its form; carts in all processes show it within a second. The caller holds the lock of all tiers.
 * @param id null for a new one
 * @returns its id
 * @throws InvalidInput if the country has a tier at that threshold, or a larger order would get a smaller discount
 */
export async function editGoal(tx: Tx, id: number | null, form: GoalForm): Promise<number> {
  const { countryId, kind, isActive } = form;
  if (!(await listActiveCountries(tx)).some((country) => country.id === countryId))
    throw refused('countryId', 'unknown', 'The shop does not sell there');
  const { code: currency } = await getCurrency(tx, countryId);
  assertBenefit(form);
  const row = {
    countryId,
    threshold: parseMajor(form.threshold, currency).amount,
    kind,
    basisPoints: kind === 'percent' ? Math.round((form.percent ?? 0) * 100) : null,
    amount: kind === 'amount' ? parseMajor(form.amount ?? 0, currency).amount : null,
    validFrom: form.validFrom === null ? null : new Date(form.validFrom),
    validUntil: form.validUntil === null ? null : new Date(form.validUntil),
    isActive,
  };
  const others = await tx
    .select()
    .from(discountGoals)
    .where(and(eq(discountGoals.countryId, countryId), id === null ? undefined : ne(discountGoals.id, id)));
  if (others.some(({ threshold }) => threshold === row.threshold))
    throw refused('threshold', 'taken', 'This country already has a goal for this amount');
  if (isActive) await assertNoneWorse(tx, [...others.filter((other) => other.isActive), row], { countryId, currency, kind });
  const [saved] =
    id === null
      ? await tx.insert(discountGoals).values(row).returning({ id: discountGoals.id })
      : await tx.update(discountGoals).set(row).where(eq(discountGoals.id, id)).returning({ id: discountGoals.id });
  if (!saved) throw new Error(`goal ${id} was not saved`);
  await dropTags(tx, [goalsTag]);
  return saved.id;
}

const refused = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);

function assertBenefit({ kind, percent, amount, threshold, validFrom, validUntil }: GoalForm): void {
  if (kind === 'percent' && (percent === null || Math.round(percent * 100) < 1))
    throw refused('percent', 'required', 'How many percent does it take off?');
  if (kind === 'amount' && (amount === null || amount <= 0)) throw refused('amount', 'required', 'How much does it take off?');
  if (kind === 'amount' && amount !== null && amount > threshold) throw refused('amount', 'too-much', 'It takes off more than the goods cost');
  if (validFrom !== null && validUntil !== null && validFrom >= validUntil) throw refused('validUntil', 'order', 'The end must be after the start');
}

const fieldByKind = { percent: 'percent', amount: 'amount', 'free-delivery': 'kind' } as const;

async function assertNoneWorse(
  tx: Tx,
  goals: Parameters<typeof findWorseTier>[0],
  { countryId, currency, kind }: { countryId: number; currency: string; kind: GoalForm['kind'] },
): Promise<void> {
  const [usual] = await listDeliveryTerms(tx, countryId);
  const deliveryPrice = (goods: number) => (usual && (usual.freeFrom === null || goods < usual.freeFrom) ? usual.price : 0);
  const worse = findWorseTier(goals, deliveryPrice);
  if (worse) throw refused(fieldByKind[kind], 'worse', formatWorseTier(worse, currency));
}

function formatWorseTier({ lower, higher, goods }: WorseTier, currency: string): string {
  const sum = (minor: number) => `${toMajor(money(minor, currency)).toFixed(2)} ${currency}`;
  return `Who buys for ${sum(goods)} would get less by the goal at ${sum(higher.threshold)} than by the one at ${sum(lower.threshold)}`;
}

/** Deletes a tier. Orders keep their discount. */
export async function removeGoal(tx: Tx, id: number): Promise<void> {
  await tx.delete(discountGoals).where(eq(discountGoals.id, id));
  await dropTags(tx, [goalsTag]);
}
