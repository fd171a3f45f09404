import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import type { CountryForm } from './admin-country.ts';
import { countryCurrencies, paymentMethods, shippingMethods } from '../tables.ts';

/**
 * Saves the delivery methods in the order of the form.
 * @param today ISO date
 */
export async function saveDeliveryMethods(tx: Tx, countryId: number, methods: CountryForm['shippingMethods'], today: string): Promise<void> {
  const currency = await getCurrentCurrency(tx, countryId, today);
  for (const [position, method] of methods.entries()) {
    await tx
      .insert(shippingMethods)
      .values({ ...method, countryId, currency, position })
      .onConflictDoUpdate({ target: [shippingMethods.countryId, shippingMethods.code], set: { ...method, position } });
  }
}

/**
 * Saves the payment methods in the order of the form.
 * @param today ISO date
 */
export async function savePaymentMethods(tx: Tx, countryId: number, methods: CountryForm['paymentMethods'], today: string): Promise<void> {
  const currency = await getCurrentCurrency(tx, countryId, today);
  for (const [position, method] of methods.entries()) {
    await tx
      .insert(paymentMethods)
      .values({ ...method, countryId, currency, position })
      .onConflictDoUpdate({ target: [paymentMethods.countryId, paymentMethods.code], set: { ...method, position } });
  }
}

/** Returns the currency of the country's terms. */
async function getCurrentCurrency(tx: Tx, countryId: number, today: string): Promise<string> {
  const periods = await tx
    .select()
    .from(countryCurrencies)
    .where(and(eq(countryCurrencies.countryId, countryId), lte(countryCurrencies.validFrom, today)))
    .orderBy(countryCurrencies.validFrom);
  return periods.at(-1)?.currency ?? 'EUR';
}
