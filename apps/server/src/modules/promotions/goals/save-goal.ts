import { and, eq, ne } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { parseMajor, money, toMajor } from '#kit/money';
import { getCurrency, listDeliveryTerms, listActiveCountries } from '#modules/countries';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { getRule, type Discount } from '../rules/discount-rules.ts';
import { readFormTerms } from '../rules/rule-terms.ts';
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
export async function saveGoal(tx: Tx, id: number | null, form: GoalForm): Promise<number> {
  const { countryId, kind, isActive, validFrom, validUntil } = form;
  if (!(await listActiveCountries(tx)).some((country) => country.id === countryId))
    throw refused('countryId', 'unknown', 'The shop does not sell in this country');
  const { code: currency } = await getCurrency(tx, countryId);
  if (validFrom !== null && validUntil !== null && validFrom >= validUntil) throw refused('validUntil', 'order', 'The end must be after the start');
  const threshold = parseMajor(form.threshold, currency).amount;
  const terms = await readFormTerms(tx, { kind, terms: form.terms, use: 'goal', currency });
  assertWithinThreshold({ kind, terms }, { threshold, currency });
  const row = {
    countryId,
    threshold,
    kind,
    terms,
    validFrom: validFrom === null ? null : new Date(validFrom),
    validUntil: validUntil === null ? null : new Date(validUntil),
    isActive,
  };
  const others = await tx
    .select()
    .from(discountGoals)
    .where(and(eq(discountGoals.countryId, countryId), id === null ? undefined : ne(discountGoals.id, id)));
  if (others.some((other) => other.threshold === threshold)) throw refused('threshold', 'taken', 'This country already has a goal for this amount');
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

/** Checks that an amount does not exceed the required value of the goods. */
function assertWithinThreshold({ kind, terms }: Discount, { threshold, currency }: { threshold: number; currency: string }): void {
  for (const [name, { type }] of Object.entries(getRule(kind).fields)) {
    const amounts: unknown = terms[name];
    if (type === 'amounts' && ((amounts as Record<string, number>)[currency] ?? 0) > threshold)
      throw refused(`terms.${name}`, 'too-much', 'The discount must not be greater than the minimum spend');
  }
}

/** Returns the form field that contains the amount of a discount. */
function getBenefitField(kind: string): string {
  const [name] = Object.keys(getRule(kind).fields);
  return name === undefined ? 'kind' : `terms.${name}`;
}

async function assertNoneWorse(
  tx: Tx,
  goals: Parameters<typeof findWorseTier>[0],
  { countryId, currency, kind }: { countryId: number; currency: string; kind: string },
): Promise<void> {
  const [usual] = await listDeliveryTerms(tx, countryId);
  const deliveryPrice = (goods: number) => (usual && (usual.freeFrom === null || goods < usual.freeFrom) ? usual.price : 0);
  const worse = findWorseTier(goals, { currency, deliveryPrice });
  if (worse) throw refused(getBenefitField(kind), 'worse', formatWorseTier(worse, currency));
}

function formatWorseTier({ lower, higher, goods }: WorseTier, currency: string): string {
  const sum = (minor: number) => `${toMajor(money(minor, currency)).toFixed(2)} ${currency}`;
  return `An order of ${sum(goods)} would get a smaller discount from the goal at ${sum(higher.threshold)} than from the goal at ${sum(lower.threshold)}`;
}

/** Deletes a tier. Orders keep their discount. */
export async function removeGoal(tx: Tx, id: number): Promise<void> {
  await tx.delete(discountGoals).where(eq(discountGoals.id, id));
  await dropTags(tx, [goalsTag]);
}
