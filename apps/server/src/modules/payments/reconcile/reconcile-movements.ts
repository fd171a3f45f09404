import { and, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import { money, toMajor } from '#kit/money';
import type { Discrepancy, ReconciliationResult } from '#platform/sql/reconciliation-checks';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { findProvider } from '../find-provider.ts';
import type { ProviderMovement, ProviderPayout } from '../providers/payment-provider.ts';
import { providerKinds } from '../providers/provider-kinds.ts';
import { disputes, payments, refunds } from '../tables.ts';

/** Time for a message or the shop's own checks to bring both sides together, ms. */
const SETTLING_MS = minutes(60);

/**
 * Compares the movements on the shop's accounts at its providers, and the payouts from there, with the payments, refunds and disputes of
 * the shop. Providers whose interface does not list them are left out.
 * @returns also the sums by provider and currency: incoming money, fees and payouts
 */
export async function reconcileMovements(db: Db, config: Config, since: Date): Promise<ReconciliationResult> {
  const result: ReconciliationResult = { figures: {}, discrepancies: [] };
  for (const { code } of providerKinds) {
    const provider = findProvider(config, code);
    if (!provider?.listMovements) continue;
    try {
      const movements = await provider.listMovements(since);
      const payouts = (await provider.listPayouts?.(since)) ?? [];
      Object.assign(result.figures, sumFigures(code, { movements, payouts }));
      result.discrepancies.push(
        ...(await listUnknownMovements(db, code, movements)),
        ...(await listMissingMovements(db, code, { movements, since })),
        ...payouts.flatMap((payout) => checkPayout(code, payout)),
      );
    } catch (error) {
      const problem = `${code} could not be asked: ${error instanceof Error ? error.message : String(error)}`;
      result.discrepancies.push(buildDiscrepancy('account of the shop', problem));
    }
  }
  return result;
}

const buildDiscrepancy = (about: string, problem: string, isWaiting = false): Discrepancy => ({
  rule: 'provider-account',
  about,
  problem,
  isWaiting,
});

/** Lists movements that the shop has not recorded, or has recorded with another amount. */
async function listUnknownMovements(db: Db, provider: string, movements: readonly ProviderMovement[]): Promise<Discrepancy[]> {
  const refs = movements.map(({ sourceRef }) => sourceRef).filter((ref) => ref !== '');
  if (refs.length === 0) return [];
  const known: Record<ProviderMovement['kind'], Map<string, number | null> | null> = {
    payment: new Map(
      (
        await db
          .select()
          .from(payments)
          .where(and(eq(payments.provider, provider), inArray(payments.chargeRef, refs)))
      ).map((row) => [row.chargeRef ?? '', row.amount]),
    ),
    refund: new Map((await db.select().from(refunds).where(inArray(refunds.providerRef, refs))).map((row) => [row.providerRef ?? '', row.amount])),
    dispute: new Map((await db.select().from(disputes).where(inArray(disputes.providerRef, refs))).map((row) => [row.providerRef, null])),
    other: null,
  };
  const settledBefore = new Date(now().getTime() - SETTLING_MS);
  return movements.flatMap(({ kind, sourceRef, paid, at }) => {
    const amount = known[kind]?.get(sourceRef);
    if (known[kind] === null) return [];
    if (amount === undefined)
      return [buildDiscrepancy(`${kind} ${sourceRef}`, `${provider} moved money for it, and the shop does not know it`, at > settledBefore)];
    if (amount === null || paid === null || paid.amount === amount) return [];
    return [buildDiscrepancy(`${kind} ${sourceRef}`, `${provider} moved ${paid.amount} ${paid.currency} for it, here it is ${amount}`)];
  });
}

/** Lists payments that the shop counts as paid and that never arrived on its account. */
async function listMissingMovements(
  db: Db,
  provider: string,
  { movements, since }: { movements: readonly ProviderMovement[]; since: Date },
): Promise<Discrepancy[]> {
  const arrived = new Set(movements.map(({ sourceRef }) => sourceRef));
  const isDue = and(gt(payments.createdAt, since), lt(payments.updatedAt, new Date(now().getTime() - SETTLING_MS)));
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.status, 'paid'), isNotNull(payments.chargeRef), isDue));
  return paid
    .filter(({ chargeRef }) => chargeRef !== null && !arrived.has(chargeRef))
    .map(({ id, reference }) => buildDiscrepancy(`payment ${id} of order ${reference}`, `its money never arrived on the account at ${provider}`));
}

function checkPayout(provider: string, { payoutRef, amount, currency, status, movements }: ProviderPayout): Discrepancy[] {
  const about = `payout ${payoutRef} of ${provider}`;
  const sum = movements.reduce((total, { net }) => total + net, 0);
  return [
    ...(status === 'failed' || status === 'canceled' ? [buildDiscrepancy(about, `it is ${status}: the money is still at ${provider}`)] : []),
    ...(sum === amount ? [] : [buildDiscrepancy(about, `it is ${amount} ${currency}, its movements come to ${sum}`)]),
  ];
}

function sumFigures(
  provider: string,
  { movements, payouts }: { movements: readonly ProviderMovement[]; payouts: readonly ProviderPayout[] },
): Record<string, string> {
  const sums = new Map<string, { amount: number; currency: string }>();
  const add = (name: string, currency: string, amount: number) => {
    const key = `${provider} ${name}, ${currency}`;
    sums.set(key, { currency, amount: (sums.get(key)?.amount ?? 0) + amount });
  };
  for (const { kind, currency, gross, fee } of movements) {
    add(`${kind}s`, currency, gross);
    add('fees', currency, -fee);
  }
  for (const { currency, amount } of payouts) add('payouts', currency, amount);
  return Object.fromEntries([...sums].map(([key, { amount, currency }]) => [key, String(toMajor(money(amount, currency)))]));
}
