import { listServiceNames } from '#modules/payments';
import { findLanguage } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { ServiceNames } from '../contract.ts';
import { readPurchaseTerms } from './purchase-terms.ts';

/** Returns the names of the payment services and the carriers of a country, each once. */
export async function getServiceNames(
  db: Db,
  config: Config,
  { countryId, languageId }: { countryId: number; languageId: number },
): Promise<ServiceNames> {
  const { paymentMethods, shippingMethods } = await readPurchaseTerms(db, config, { countryId, form: {} });
  const language = (await findLanguage(db, languageId))?.code ?? 'en';
  // The carrier of a pickup is the shop itself.
  const delivering = shippingMethods.filter(({ pickupPoint }) => !pickupPoint);
  return {
    payments: [...new Set(paymentMethods.flatMap(({ code }) => listServiceNames(code, language)))],
    carriers: [...new Set(delivering.map(({ carrier }) => carrier))],
  };
}
