import { and, asc, desc, eq, inArray, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { escapeLike } from '#platform/sql/like-pattern';
import type { StaffArea } from '../staff-areas.ts';
import { users } from '../tables.ts';
import { staffTypeIds, userType } from '../registration/user-types.ts';
import { toRecordIds } from '#platform/request-fields';

/** A staff member as the back-office form shows them. */
export interface StaffMember {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  /** Admin 1, vendor 3, user 4, seller 6. */
  userTypeId: number;
  /** The areas of a User. Other user types have fixed areas. */
  areas: StaffArea[];
  isClosed: boolean;
}

/** The state of a staff account, which is not part of the form. */
export interface StaffStatus {
  /** Whether the invitation is still open. */
  isInvited: boolean;
  hasSecondFactor: boolean;
  lastSeenAt: string | null;
}

interface StaffMemberList {
  filter: { q?: string | undefined; userTypeId?: number | undefined; isClosed?: boolean | undefined };
  sort: 'lastName' | 'email' | 'id';
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

const types = sql.join([...staffTypeIds], sql`, `);
/** Selects the user type of a staff member. If they have several, the lowest id counts, as at sign-in. */
const roleQuery = sql<number>`(select min(user_type_id) from user_roles where user_id = ${users.id} and user_type_id in (${types}))`;

/** Matches staff. The query starts from the user types, because the number of staff is low. This is faster than checking each user. */
const isStaffMember = sql`${users.id} in (select user_id from user_roles where user_type_id in (${types}))`;

/** Whether the invitation is still open: the account has no password and no second factor yet. */
const isInvited = sql<boolean>`exists (select 1 from account_tokens where user_id = ${users.id} and kind = 'invite-staff' and used_at is null)`;

const columns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  userTypeId: roleQuery.as('role'),
  areas: sql<StaffArea[]>`array(select area from staff_areas where user_id = ${users.id} order by area)`,
  isClosed: sql<boolean>`${users.closedAt} is not null`,
  isInvited,
  hasSecondFactor: sql<boolean>`exists (select 1 from totp_secrets where user_id = ${users.id} and confirmed_at is not null)`,
  lastSeenAt: sql<string | null>`(select max(last_seen_at) from sessions where user_id = ${users.id} and user_type_id in (${types}))`.mapWith(
    (at: string) => new Date(at).toISOString(),
  ),
};

/** Lists staff members, including those who have left. */
export async function listStaffMembers(
  db: Db,
  { filter, sort, order, ids, offset, limit }: StaffMemberList,
): Promise<{ rows: (StaffMember & StaffStatus)[]; count: Counted }> {
  const conditions: SQL[] = [isStaffMember];
  if (ids) conditions.push(inArray(users.id, toRecordIds(ids)));
  if (filter.q) conditions.push(matchesWords(filter.q));
  if (filter.userTypeId !== undefined) conditions.push(sql`${roleQuery} = ${filter.userTypeId}`);
  if (filter.isClosed !== undefined) conditions.push(filter.isClosed ? isNotNull(users.closedAt) : isNull(users.closedAt));
  const where = and(...conditions) ?? sql`true`;
  const direction = order === 'desc' ? desc : asc;
  const rows = await db.select(columns).from(users).where(where).orderBy(direction(users[sort]), asc(users.id)).limit(limit).offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${users} where ${where}`) };
}

const matchesWords = (words: string): SQL => {
  const pattern = `%${escapeLike(words.toLowerCase())}%`;
  return sql`(lower(${users.firstName} || ' ' || ${users.lastName}) like ${pattern} or ${users.email} like ${pattern})`;
};

/** Returns one staff member. @returns undefined for a user who is not staff */
export async function findStaffMember(db: Db, id: number): Promise<{ person: StaffMember; status: StaffStatus } | undefined> {
  const [found] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isStaffMember));
  if (!found) return undefined;
  const { isInvited, hasSecondFactor, lastSeenAt, ...person } = found;
  return { person, status: { isInvited, hasSecondFactor, lastSeenAt } };
}

/** Finds current and former staff whose name or email contains these words. */
export async function findStaffIds(db: Db, words: string): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isStaffMember, matchesWords(words)))
    .limit(500);
  return rows.map(({ id }) => id);
}

/** Lists the staff members with access to an area, sorted by name: without closed accounts and open invitations. */
export async function listStaffInArea(db: Db, area: StaffArea): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: users.id, name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`.as('name') })
    .from(users)
    .where(
      and(
        isNull(users.closedAt),
        isStaffMember,
        not(isInvited),
        sql`(${roleQuery} = ${userType.admin} or ${roleQuery} = ${userType.user} and exists (
          select 1 from staff_areas where user_id = ${users.id} and area = ${area}))`,
      ),
    )
    .orderBy(asc(sql`name`), asc(users.id));
}
