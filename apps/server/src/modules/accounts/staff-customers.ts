import { and, asc, eq, inArray, notExists, or, sql, type SQL } from 'drizzle-orm';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import { userRoles, users } from './tables.ts';
import { userType } from './user-types.ts';

/** An account of somebody who buys here, as staff see it: never its password. */
export interface StaffCustomer {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  countryCode: string | null;
  languageId: number | null;
  countryId: number | null;
  isSubscribed: boolean;
  emailConfirmedAt: Date | null;
  closedAt: Date | null;
  createdAt: Date;
}

/** Accounts that are looked at for one beginning of a name: who has more in common than these types more. */
const mostAlike = 5000;

interface CustomerSearch {
  /** As it was typed: an e-mail's beginning, or the beginnings of names; empty: all. */
  text: string;
  /** The telephone numbers that it may be, in E.164. */
  phones: readonly string[];
  /** A query of further ids, such as those of the buyers of an order. */
  among?: SQL | undefined;
  offset: number;
  limit: number;
}

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  countryCode: users.countryCode,
  languageId: users.languageId,
  countryId: users.countryId,
  isSubscribed: users.isSubscribed,
  emailConfirmedAt: users.emailConfirmedAt,
  closedAt: users.closedAt,
  createdAt: users.createdAt,
};

const staffTypes = [userType.admin, userType.vendor, userType.user, userType.seller];

/** Those who work here are looked after elsewhere, by admins alone. */
const isCustomer = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), inArray(userRoles.userTypeId, staffTypes))),
  );

/** Accounts of customers by what is known of them, the newest first. Each way is served by an index. */
export async function staffCustomers(
  db: Db,
  { text, phones, among, offset, limit }: CustomerSearch,
): Promise<{ rows: StaffCustomer[]; count: Counted }> {
  const found = waysTo(text.trim(), { phones, among });
  const where = and(isCustomer(db), found && sql`${users.id} in (${found})`) ?? sql`true`;
  const rows = await db
    .select(columns)
    .from(users)
    .where(where)
    .orderBy(sql`${users.createdAt} desc nulls last`, sql`${users.id} desc nulls last`)
    .limit(limit)
    .offset(offset);
  return { rows, count: await countUpTo(db, sql`select 1 from ${users} where ${where}`) };
}

/** Customers by their ids, for the names of those who are referred to. */
export const customersById = (db: Db, ids: readonly number[]): Promise<StaffCustomer[]> =>
  db
    .select(columns)
    .from(users)
    .where(and(inArray(users.id, [...ids]), isCustomer(db)))
    .orderBy(asc(users.id));

/** One of them. @returns undefined for nobody, and for those who work here */
export async function staffCustomer(db: Db, id: number): Promise<StaffCustomer | undefined> {
  const [customer] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isCustomer(db)));
  return customer;
}

export function waysTo(text: string, { phones, among }: Pick<CustomerSearch, 'phones' | 'among'>): SQL | undefined {
  if (text === '') return undefined;
  /** Of a common name not all. */
  const way = (condition: SQL | undefined) => sql`(select id from ${users} where ${condition} limit ${mostAlike})`;
  const starts = (column: SQL, start: string) => sql`${column} like ${`${start.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`}`;
  if (text.includes('@')) return sql`select id from ${users} where ${starts(sql`${users.email}`, text)}`;
  const [first, last] = [sql`lower(${users.firstName})`, sql`lower(${users.lastName})`];
  const words = text.split(/[\s,]+/).filter((word) => /^\p{L}/u.test(word));
  const [one = '', other] = words;
  const ways: SQL[] = among ? [among] : [];
  if (phones.length > 0) ways.push(sql`select id from ${users} where ${users.phone} in ${[...phones]}`);
  if (other !== undefined) {
    const named = or(and(starts(first, one), starts(last, other)), and(starts(first, other), starts(last, one)));
    ways.push(way(named));
  } else if (one !== '') {
    ways.push(way(starts(last, one)), way(starts(first, one)), way(starts(sql`${users.email}`, one)));
  }
  return ways.length > 0 ? sql.join(ways, sql` union `) : sql`select null::int`;
}
