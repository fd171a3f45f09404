import { and, asc, eq, inArray, notExists, or, sql, type SQL } from 'drizzle-orm';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { toStartPattern } from '#platform/sql/like-pattern';
import { userRoles, users } from '../tables.ts';
import { userType } from '../registration/user-types.ts';

/** A customer account as staff see it, without the password. */
export interface AdminCustomer {
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

/** Maximum number of accounts that are read per search by name. */
const maxMatches = 5000;

interface CustomerSearch {
  /** The search text as entered: the start of an email address or of names. Empty for all customers. */
  text: string;
  /** Telephone numbers in E.164 that the search text may mean. */
  phones: readonly string[];
  /** A query for additional ids, such as those of the buyers of an order. */
  among?: SQL | undefined;
  /** Queries of ids that limit the list. */
  within?: readonly SQL[] | undefined;
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

/** Excludes staff accounts, because only admins manage them. */
const isCustomer = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), inArray(userRoles.userTypeId, staffTypes))),
  );

/** Lists the customer accounts that match a search, the newest first. Each search uses an index. */
export async function listAdminCustomers(
  db: Db,
  { text, phones, among, within = [], offset, limit }: CustomerSearch,
): Promise<{ rows: AdminCustomer[]; count: Counted }> {
  const found = buildCustomerSearch(text.trim(), { phones, among });
  const where = and(isCustomer(db), ...[found, ...within].map((query) => query && sql`${users.id} in (${query})`)) ?? sql`true`;
  const rows = await db
    .select(columns)
    .from(users)
    .where(where)
    .orderBy(sql`${users.createdAt} desc nulls last`, sql`${users.id} desc nulls last`)
    .limit(limit)
    .offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${users} where ${where}`) };
}

/** Returns customers by id, to show their names. */
export const listAdminCustomersById = (db: Db, ids: readonly number[]): Promise<AdminCustomer[]> =>
  db
    .select(columns)
    .from(users)
    .where(and(inArray(users.id, [...ids]), isCustomer(db)))
    .orderBy(asc(users.id));

/** Returns one customer. @returns undefined if the account does not exist or is a staff account */
export async function findAdminCustomer(db: Db, id: number): Promise<AdminCustomer | undefined> {
  const [customer] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isCustomer(db)));
  return customer;
}

export function buildCustomerSearch(text: string, { phones, among }: Pick<CustomerSearch, 'phones' | 'among'>): SQL | undefined {
  if (text === '') return undefined;
  /** Limits the matches, because a common name may match many accounts. */
  const selectIds = (condition: SQL | undefined) => sql`(select id from ${users} where ${condition} limit ${maxMatches})`;
  const matchStart = (column: SQL, start: string) => sql`${column} like ${toStartPattern(start)}`;
  if (text.includes('@')) return sql`select id from ${users} where ${matchStart(sql`${users.email}`, text)}`;
  const [first, last] = [sql`lower(${users.firstName})`, sql`lower(${users.lastName})`];
  const words = text.split(/[\s,]+/).filter((word) => /^\p{L}/u.test(word));
  const [one = '', other] = words;
  const ways: SQL[] = among ? [among] : [];
  if (phones.length > 0) ways.push(sql`select id from ${users} where ${users.phone} in ${[...phones]}`);
  if (other !== undefined) {
    const named = or(and(matchStart(first, one), matchStart(last, other)), and(matchStart(first, other), matchStart(last, one)));
    ways.push(selectIds(named));
  } else if (one !== '') {
    ways.push(selectIds(matchStart(last, one)), selectIds(matchStart(first, one)), selectIds(matchStart(sql`${users.email}`, one)));
  }
  return ways.length > 0 ? sql.join(ways, sql` union `) : sql`select null::int`;
}
