import { asc, eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { AffiliateNotFound, TermsNotFound } from '../errors.ts';
import { affiliates, affiliateTiers } from '../tables.ts';
import { affiliateTierPeriods } from './tables.ts';
import { refuseDuplicate } from './groups.ts';

/** Lists all tiers, the lowest first, each with its number of members. */
export const listTiers = (db: Db): Promise<{ id: number; name: string; fromOrders: number; members: number }[]> =>
  db
    .select({
      id: affiliateTiers.id,
      name: affiliateTiers.name,
      fromOrders: affiliateTiers.fromOrders,
      members: sql<number>`(select count(*)::int from ${affiliates} as member where member.tier_id = affiliate_tiers.id)`,
    })
    .from(affiliateTiers)
    .orderBy(asc(affiliateTiers.fromOrders));

/** Changes a tier or creates one; its members are updated at night. @param id null: a new one @returns its id @throws InvalidInput, TermsNotFound */
export async function saveTier(tx: Tx, { id, name, fromOrders }: { id: number | null; name: string; fromOrders: number }): Promise<number> {
  const issues = [
    ...(name.trim() === '' ? [{ field: 'name', code: 'required' }] : []),
    ...(Number.isInteger(fromOrders) && fromOrders >= 0 && fromOrders <= 1_000_000 ? [] : [{ field: 'fromOrders', code: 'range' }]),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
  const values = { name: name.trim(), fromOrders };
  const others = await tx.select().from(affiliateTiers);
  const isTaken = others.some((tier) => tier.id !== id && tier.fromOrders === fromOrders);
  if (isTaken) throw new InvalidInput([{ field: 'fromOrders', code: 'taken' }]);
  const [row] = await refuseDuplicate('name', () =>
    tx.transaction((inner) =>
      id === null
        ? inner.insert(affiliateTiers).values(values).returning({ id: affiliateTiers.id })
        : inner.update(affiliateTiers).set(values).where(eq(affiliateTiers.id, id)).returning({ id: affiliateTiers.id }),
    ),
  );
  if (!row) throw new TermsNotFound('tier');
  return row.id;
}

/**
 * Puts an affiliate into a tier from now on; null removes them from their tier.
 * @param isFixed true: regardless of sales; false: until the next nightly update
 * @throws AffiliateNotFound, TermsNotFound
 */
export async function putIntoTier(
  tx: Tx,
  { affiliateId, tierId, isFixed }: { affiliateId: number; tierId: number | null; isFixed: boolean },
): Promise<void> {
  if (tierId !== null && (await tx.$count(affiliateTiers, eq(affiliateTiers.id, tierId))) === 0) throw new TermsNotFound('tier');
  const found = await tx
    .update(affiliates)
    .set({ tierId, isTierFixed: isFixed })
    .where(eq(affiliates.id, affiliateId))
    .returning({ id: affiliates.id });
  if (found.length === 0) throw new AffiliateNotFound();
  await tx
    .insert(affiliateTierPeriods)
    .values({ affiliateId, from: now(), tierId })
    .onConflictDoUpdate({ target: [affiliateTierPeriods.affiliateId, affiliateTierPeriods.from], set: { tierId } });
}
