import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { StaffArea } from '../staff-areas.ts';
import { users } from '../tables.ts';
import { staffTypeIds } from '../user-types.ts';

/** Somebody who works here, as his form shows him. */
export interface StaffPerson {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  /** Admin 1, vendor 3, user 4, seller 6. */
  userTypeId: number;
  /** Ticked for a User; the others have theirs by their role. */
  areas: StaffArea[];
  isClosed: boolean;
}

/** What changes by itself, beside it. */
export interface StaffStanding {
  /** He has not pressed the link of his invitation yet. */
  isInvited: boolean;
  hasSecondFactor: boolean;
  lastSeenAt: string | null;
}

interface StaffPeople {
  filter: { q?: string | undefined; userTypeId?: number | undefined; isClosed?: boolean | undefined };
  sort: 'lastName' | 'email' | 'id';
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

const types = sql.join([...staffTypeIds], sql`, `);
/** Of several roles the first counts, as at the sign-in. */
const roleOf = sql<number>`(select min(user_type_id) from user_roles where user_id = ${users.id} and user_type_id in (${types}))`;

/** Few among many: they are found by their roles, not each user's role by the user. */
const worksHere = sql`${users.id} in (select user_id from user_roles where user_type_id in (${types}))`;

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  userTypeId: roleOf.as('role'),
  areas: sql<StaffArea[]>`array(select area from staff_areas where user_id = ${users.id} order by area)`,
  isClosed: sql<boolean>`${users.closedAt} is not null`,
  isInvited: sql<boolean>`exists (select 1 from account_tokens where user_id = ${users.id} and kind = 'invite-staff' and used_at is null)`,
  hasSecondFactor: sql<boolean>`exists (select 1 from totp_secrets where user_id = ${users.id} and confirmed_at is not null)`,
  lastSeenAt: sql<string | null>`(select max(last_seen_at) from sessions where user_id = ${users.id} and user_type_id in (${types}))`.mapWith(
    (at: string) => new Date(at).toISOString(),
  ),
};

/** Who works here, those who have left included. */
export async function staffPeople(
  db: Db,
  { filter, sort, order, ids, offset, limit }: StaffPeople,
): Promise<{ rows: (StaffPerson & StaffStanding)[]; count: Counted }> {
  const conditions: SQL[] = [worksHere];
  if (ids) conditions.push(inArray(users.id, ids.map(Number)));
  if (filter.q) conditions.push(isNamed(filter.q));
  if (filter.userTypeId !== undefined) conditions.push(sql`${roleOf} = ${filter.userTypeId}`);
  if (filter.isClosed !== undefined) conditions.push(filter.isClosed ? isNotNull(users.closedAt) : isNull(users.closedAt));
  const where = and(...conditions) ?? sql`true`;
  const direction = order === 'desc' ? desc : asc;
  const rows = await db.select(columns).from(users).where(where).orderBy(direction(users[sort]), asc(users.id)).limit(limit).offset(offset);
  return { rows, count: await countUpTo(db, sql`select 1 from ${users} where ${where}`) };
}

const isNamed = (words: string): SQL => {
  const pattern = `%${words.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`;
  return sql`(lower(${users.firstName} || ' ' || ${users.lastName}) like ${pattern} or ${users.email} like ${pattern})`;
};

/** One of them. @returns undefined for somebody who does not work here */
export async function staffPerson(db: Db, id: number): Promise<{ person: StaffPerson; standing: StaffStanding } | undefined> {
  const [found] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), worksHere));
  if (!found) return undefined;
  const { isInvited, hasSecondFactor, lastSeenAt, ...person } = found;
  return { person, standing: { isInvited, hasSecondFactor, lastSeenAt } };
}

/** Whose name or e-mail has these words in it, of those who work here or did. */
export async function staffNamed(db: Db, words: string): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(worksHere, isNamed(words)))
    .limit(500);
  return rows.map(({ id }) => id);
}
