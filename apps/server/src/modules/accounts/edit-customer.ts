import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { findLanguage } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import { checkPerson } from './check-person.ts';
import { users } from './tables.ts';

/** What staff may write of a customer: how he is called, by what number, and in which language. */
export interface CustomerForm {
  firstName: string;
  lastName: string;
  phone: string;
  /** Dialling code, digits. */
  countryCode: string;
  /** Null: the language of his shop. */
  languageId: number | null;
}

/**
 * Writes what somebody says of himself on the telephone. His e-mail is his to change: both mailboxes have to say so.
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
