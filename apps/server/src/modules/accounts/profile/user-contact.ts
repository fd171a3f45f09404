import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { findCountryByHost, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { users } from '../tables.ts';
import { buildCustomerSearch } from './admin-customers.ts';

/** Selects id, names, email address and its confirmation state of all accounts. */
export const userChecks: SQL = sql`select id as user_id, first_name, last_name, email, email_confirmed_at is not null as is_email_confirmed from ${users}`;

/** Selects the ids of all accounts that are not closed. */
export const openUserIds: SQL = sql`select id from ${users} where closed_at is null`;

/** Selects the full name of an account by an id column, for a select list. */
export const selectUserName = (id: AnyPgColumn): SQL<string> => sql<string>`(
  select trim(${users.firstName} || ' ' || ${users.lastName}) from ${users} where ${users.id} = ${id})`;

/** Selects the ids of accounts whose email address or names start with this text. Each search uses an index. */
export const buildUserSearch = (text: string): SQL => buildCustomerSearch(text.trim(), { phones: [], among: undefined }) ?? sql`select null::int`;

/** The recipient of an email, with their language and shop. */
export interface UserContact {
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  /** False means that the address may belong to another person. */
  isEmailConfirmed: boolean;
  /** The shop that sends the email. */
  countryId: number;
  languageId: number;
}

/** The shop and language of the request, used if the account has none. */
export interface RequestPlace {
  countryId?: number | undefined;
  languageId?: number | undefined;
}

/**
 * Returns the address, language and shop for emails to a user. Missing values are taken from the request, otherwise from the default shop.
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
