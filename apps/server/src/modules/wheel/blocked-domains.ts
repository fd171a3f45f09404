import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { getMailDomain } from '#kit/canonical-email';
import { escapeLike } from '#platform/sql/like-pattern';
import { wheelBlockedDomains } from './tables.ts';
import { toRecordIds } from '#platform/request-fields';

export type BlockedDomain = typeof wheelBlockedDomains.$inferSelect;

const { id, domain } = wheelBlockedDomains;

/** Returns whether a domain or one of its parent domains is blocked. @param name as returned by `getMailDomain` */
export async function isBlockedDomain(db: Db, name: string): Promise<boolean> {
  const words = name.split('.');
  const above = words.map((_, index) => words.slice(index).join('.'));
  const [found] = await db.select({ id }).from(wheelBlockedDomains).where(inArray(domain, above)).limit(1);
  return found !== undefined;
}

interface DomainList {
  filter: { q?: string | undefined };
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

export async function listAdminBlockedDomains(
  db: Db,
  { filter: { q = '' }, order, ids, offset, limit }: DomainList,
): Promise<{ rows: BlockedDomain[]; count: Counted }> {
  const part = escapeLike(q.trim().toLowerCase());
  const where = and(ids && inArray(id, toRecordIds(ids)), part === '' ? undefined : sql`${domain} like ${`%${part}%`}`) ?? sql`true`;
  const rows = await db
    .select()
    .from(wheelBlockedDomains)
    .where(where)
    .orderBy(order === 'desc' ? sql`${domain} desc` : asc(domain))
    .limit(limit)
    .offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${wheelBlockedDomains} where ${where}`) };
}

/** Finds a blocked domain. @returns undefined if there is none */
export async function findAdminBlockedDomain(db: Db, domainId: number): Promise<BlockedDomain | undefined> {
  const [found] = await db.select().from(wheelBlockedDomains).where(eq(id, domainId));
  return found;
}

export async function lockBlockedDomain(tx: Tx, domainId: number): Promise<void> {
  await tx.select({ id }).from(wheelBlockedDomains).where(eq(id, domainId)).for('update');
}

/**
 * Adds or changes a domain whose email addresses cannot spin.
 * @param domainId null: a new one
 * @returns its id
 * @throws InvalidInput if it is not a domain or is listed already
 */
export async function saveBlockedDomain(tx: Tx, domainId: number | null, typed: string): Promise<number> {
  const wanted = getMailDomain(typed.trim().replace(/^.*@/, ''));
  if (!/^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/.test(wanted)) throw createRefusal('domain', 'Enter a valid domain, such as example.com');
  const [same] = await tx
    .select({ id })
    .from(wheelBlockedDomains)
    .where(and(eq(domain, wanted), domainId === null ? undefined : ne(id, domainId)));
  if (same) throw createRefusal('taken', 'This domain is already on the list');
  const [saved] =
    domainId === null
      ? await tx.insert(wheelBlockedDomains).values({ domain: wanted }).returning({ id })
      : await tx.update(wheelBlockedDomains).set({ domain: wanted }).where(eq(id, domainId)).returning({ id });
  if (!saved) throw new Error(`domain ${domainId} was not saved`);
  return saved.id;
}

const createRefusal = (code: string, message: string) => new InvalidInput([{ field: 'domain', code, params: { message } }]);

export async function removeBlockedDomain(tx: Tx, domainId: number): Promise<void> {
  await tx.delete(wheelBlockedDomains).where(eq(id, domainId));
}
