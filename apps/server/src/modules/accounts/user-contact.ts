import { eq } from 'drizzle-orm';
import { findCountryByHost, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { users } from './tables.ts';

/** Whom a mail goes to, and how he is written to. */
export interface UserContact {
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  /** Until its owner has said so, a mailbox may be anybody's. */
  isEmailConfirmed: boolean;
  /** Of the shop that writes. */
  countryId: number;
  languageId: number;
}

/** Where somebody was when a mail was asked for: used for what his account does not say. */
export interface AskedWhere {
  countryId?: number | undefined;
  languageId?: number | undefined;
}

/**
 * Where and how somebody is written to: in his own language from his own shop; what his account does not say is taken
 * from where he asked, else from the shop that answers unknown hosts.
 * @returns undefined for an account that is gone
 */
export async function userContact(db: Db, userId: number, asked: AskedWhere = {}): Promise<UserContact | undefined> {
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
  const named = user.countryId ?? asked.countryId;
  const country = named === undefined ? (await findCountryByHost(db, '')).country : await getCountry(db, named);
  const { email, firstName, lastName, emailConfirmedAt } = user;
  return {
    userId,
    email,
    firstName,
    lastName,
    isEmailConfirmed: emailConfirmedAt !== null,
    countryId: country.id,
    languageId: user.languageId ?? asked.languageId ?? country.languageId,
  };
}
