import { asc, eq, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import { findSqlState, type Tx } from '#platform/transaction';
import { AffiliateNotFound, TermsNotFound } from '../errors.ts';
import { affiliateGroups, affiliates } from '../tables.ts';
import { affiliateGroupPeriods } from './tables.ts';

/** Lists all groups by name, each with its number of members. */
export const listGroups = (db: Db): Promise<{ id: number; name: string; members: number }[]> =>
  db
    .select({
      id: affiliateGroups.id,
      name: affiliateGroups.name,
      members: sql<number>`(select count(*)::int from ${affiliates} as member where member.group_id = affiliate_groups.id)`,
    })
    .from(affiliateGroups)
    .orderBy(asc(affiliateGroups.name));

/** Renames a group or creates one. @param id null: a new one @returns its id @throws InvalidInput, TermsNotFound */
export async function saveGroup(tx: Tx, { id, name }: { id: number | null; name: string }): Promise<number> {
  if (name.trim() === '') throw new InvalidInput([{ field: 'name', code: 'required' }]);
  const values = { name: name.trim() };
  const [row] = await refuseDuplicate('name', () =>
    tx.transaction((inner) =>
      id === null
        ? inner.insert(affiliateGroups).values(values).returning({ id: affiliateGroups.id })
        : inner.update(affiliateGroups).set(values).where(eq(affiliateGroups.id, id)).returning({ id: affiliateGroups.id }),
    ),
  );
  if (!row) throw new TermsNotFound('group');
  return row.id;
}

/** Puts an affiliate into a group from now on; null removes them from their group. @throws AffiliateNotFound, TermsNotFound */
export async function putIntoGroup(tx: Tx, { affiliateId, groupId }: { affiliateId: number; groupId: number | null }): Promise<void> {
  if (groupId !== null && (await tx.$count(affiliateGroups, eq(affiliateGroups.id, groupId))) === 0) throw new TermsNotFound('group');
  const found = await tx.update(affiliates).set({ groupId }).where(eq(affiliates.id, affiliateId)).returning({ id: affiliates.id });
  if (found.length === 0) throw new AffiliateNotFound();
  await tx
    .insert(affiliateGroupPeriods)
    .values({ affiliateId, from: now(), groupId })
    .onConflictDoUpdate({ target: [affiliateGroupPeriods.affiliateId, affiliateGroupPeriods.from], set: { groupId } });
}

const uniqueViolation = '23505';

/** Converts a unique violation into an issue on a field. @throws InvalidInput */
export async function refuseDuplicate<Answer>(field: string, write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (findSqlState(error) === uniqueViolation) throw new InvalidInput([{ field, code: 'taken' }]);
    throw error;
  }
}
