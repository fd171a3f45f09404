import { InvalidInput } from '#kit/errors';
import { findCountryByHost, findLanguage, getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { checkPerson, listEmailIssues } from '../profile/check-person.ts';
import type { Registration } from '../contract.ts';
import { insertUser } from './create-user.ts';
import { publishNewsletterChoice } from '../profile/newsletter.ts';
import { openSession, type SignedIn, type Visit } from '../sign-in/open-session.ts';
import { hashPassword, listNewPasswordIssues } from '../passwords/passwords.ts';
import { userType } from './user-types.ts';

declare module '#platform/outbox' {
  interface EventMap {
    'account.registered': { userId: number };
  }
}

/** The user types of each kind of registration. An affiliate is also a customer with the same email address. */
const rolesByUserType = new Map<number, readonly number[]>([
  [userType.customer, [userType.customer]],
  [userType.affiliate, [userType.customer, userType.affiliate]],
]);

/**
 * Creates an account for a customer or affiliate and signs them in. The default country is the country of the host.
 * @throws InvalidInput by field; `userTypeId` for any other user type
 * @throws UserExists if the email address has an account of any type
 * @throws CountryNotFound, CountryClosed
 */
export async function register(db: Db, registration: Registration & { userTypeId: number; host: string }, visit: Visit): Promise<SignedIn> {
  const { email, password, newsletter, device, userTypeId } = registration;
  const { person, issues } = checkPerson(registration);
  const roles = rolesByUserType.get(userTypeId);
  const all = [...issues, ...listEmailIssues(email), ...listNewPasswordIssues(registration)];
  if (!roles) all.push({ field: 'userTypeId', code: 'choose' });
  if (!roles || all.length > 0) throw new InvalidInput(all);
  const country = await getOpenCountry(db, registration.countryId ?? (await findCountryByHost(db, registration.host)).country.id);
  const language = await findLanguage(db, registration.languageId);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const id = await insertUser(tx, {
      ...person,
      email,
      passwordHash,
      countryId: country.id,
      languageId: language?.id ?? country.languageId,
      isSubscribed: newsletter,
      userTypeIds: roles,
    });
    await publish(tx, { type: 'account.registered', payload: { userId: id } });
    if (newsletter) await publishNewsletterChoice(tx, { userId: id, text: registration.newsletterText ?? '', source: 'registration' });
    return openSession(tx, { id, userTypeId }, visit, { device });
  });
}
