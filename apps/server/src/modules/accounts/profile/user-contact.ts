import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { findCountryByHost, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { users } from '../tables.ts';
import { buildCustomerSearch } from './admin-customers.ts';

/** All accounts: a query of id, names, email, and whether the email is confirmed. */
export const userChecks: SQL = sql`select id as user_id, first_name, last_name, email, email_confirmed_at is not null as is_email_confirmed from ${users}`;

/** Accounts that are not closed: a query of ids. */
export const openUserIds: SQL = sql`select id from ${users} where closed_at is null`;

/** The full name of an account by an id column, for a select list. */
export const selectUserName = (id: AnyPgColumn): SQL<string> => sql<string>`(
  select trim(${users.firstName} || ' ' || ${users.lastName}) from ${users} where ${users.id} = ${id})`;

/** Accounts whose email or names start with this text: a query of ids. Each search uses an index. */
export const buildUserSearch = (text: string): SQL => buildCustomerSearch(text.trim(), { phones: [], among: undefined }) ?? sql`select null::int`;

/** The recipient of an email, with language and shop. */
export interface UserContact {
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  /** An unconfirmed address may belong to another person. */
  isEmailConfirmed: boolean;
  /** The shop that sends the email. */
  countryId: number;
  languageId: number;
}

/** The shop and language of the request, used where the account has none. */
export interface RequestPlace {
  countryId?: number | undefined;
  languageId?: number | undefined;
}

/**
 * Returns the address, language and shop for emails to a user. Missing values are taken from the request, or else from the default shop.
 * @returns undefined for a deleted account
 */
export async function findUserContact(db: Db, userId: number, place: RequestPlace = {}): Promise<UserContact | undefined> {
  const [user] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      emailConfirmedAt: users.emailConfirmedAt,
      countryId: users.countryId,
      languageId: users.languageId,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return undefined;
  const named = user.countryId ?? place.countryId;
  const country = named === undefined ? (await findCountryByHost(db, '')).country : await getCountry(db, named);
  const { email, firstName, lastName, emailConfirmedAt } = user;
  return {
    userId,
    email,
    firstName,
    lastName,
    isEmailConfirmed: emailConfirmedAt !== null,
    countryId: country.id,
    languageId: user.languageId ?? place.languageId ?? country.languageId,
  };
}
