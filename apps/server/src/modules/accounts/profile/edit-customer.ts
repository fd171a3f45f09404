import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { findLanguage } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import { checkPerson } from './check-person.ts';
import { users } from '../tables.ts';

/** The customer fields that staff may change. */
export interface CustomerForm {
  firstName: string;
  lastName: string;
  phone: string;
  /** Dialling code, digits. */
  countryCode: string;
  /** Null for the language of the customer's shop. */
  languageId: number | null;
}

/**
 * Updates the data of a customer on their request. The email address is excluded, because a change must be confirmed from both addresses.
 * @throws InvalidInput by field
 */
export async function editCustomer(tx: Tx, userId: number, { languageId, ...typed }: CustomerForm): Promise<void> {
  const { person, issues } = checkPerson(typed);
  if (languageId !== null && !(await findLanguage(tx, languageId))) issues.push({ field: 'languageId', code: 'choose' });
  if (issues.length > 0) throw new InvalidInput(issues);
  await tx
    .update(users)
    .set({ ...person, languageId })
    .where(eq(users.id, userId));
}
