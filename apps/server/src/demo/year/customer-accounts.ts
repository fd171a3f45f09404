import { days } from '#kit/clock';
import { createUnknownPassword } from '#modules/accounts';
import type { CountryRow } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import { insertCustomers } from '#seeds/accounts';
import { parsePhone } from '#kit/phone';
import type { PersonForm } from './people/make-person.ts';
import type { PlannedOrder } from './plan.ts';

/** A customer with an account. */
export interface DemoAccount {
  id: number;
  person: PersonForm;
  country: CountryRow;
  createdAt: Date;
}

/**
 * Creates accounts for the customers with most orders, and assigns the orders.
 * @param plan the first order first; its customers get the ids
 * @param ids ids of the accounts, which determine their number
 */
export function chooseAccounts(
  plan: readonly PlannedOrder[],
  { shops, ids }: { shops: readonly CountryRow[]; ids: readonly number[] },
): DemoAccount[] {
  const ordersByEmail = new Map<string, PlannedOrder[]>();
  for (const order of plan) ordersByEmail.set(order.person.email, [...(ordersByEmail.get(order.person.email) ?? []), order]);
  const frequent = [...ordersByEmail.values()].toSorted((a, b) => b.length - a.length).slice(0, ids.length);
  return frequent.flatMap((ordered, index) => {
    const [first] = ordered;
    const country = shops.find(({ code }) => code === first?.country);
    const id = ids[index];
    if (!first || !country || id === undefined) return [];
    for (const order of ordered) order.customerId = id;
    return [{ id, person: first.person, country, createdAt: new Date(first.placedAt.getTime() - days(1)) }];
  });
}

/** Inserts the accounts. They have no known password, so no one can sign in. */
export async function addAccounts(tx: Tx, accounts: readonly DemoAccount[]): Promise<void> {
  const passwordHash = await createUnknownPassword();
  const rows = accounts.map(({ id, person, country, createdAt }) => {
    const { email, firstName, lastName } = person;
    const phone = parsePhone(person.phone, country.phoneCode);
    const contact = { phone: 'number' in phone ? phone.number : null, countryCode: country.phoneCode };
    const shop = { languageId: country.languageId, countryId: country.id };
    return { id, email, firstName, lastName, ...contact, ...shop, emailConfirmedAt: createdAt, passwordHash, createdAt };
  });
  await insertCustomers(tx, rows);
}
