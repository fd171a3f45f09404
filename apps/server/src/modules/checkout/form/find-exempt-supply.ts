import { readCartContent } from '#modules/cart';
import { getCountry } from '#modules/countries';
import { findConfirmedVatId, findExemptBuyer, refreshVatIdAnswer, type ConfirmedVatId, type ExemptBuyer } from '#modules/invoicing';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { CheckoutDraft } from '../contract.ts';
import { isTicked } from './check-form.ts';

interface FormOfCountry {
  countryId: number;
  form: CheckoutDraft;
}

/**
 * Returns the confirmation of the buyer's VAT id if the order is exempt from VAT with it. One query for a VAT id of another member state,
 * otherwise none.
 */
export async function findExemptSupply(db: Db, input: FormOfCountry): Promise<ConfirmedVatId | null> {
  const buyer = await findBuyer(db, input);
  return buyer ? findConfirmedVatId(db, buyer.vatId) : null;
}

/**
 * Checks the VAT id of the form with VIES if the order of the cart could be exempt with it. Never call this in a transaction.
 * @throws CartNotFound
 */
export async function confirmVatId(
  db: Db,
  config: Config,
  { cartId, countryId, form }: { cartId: string; countryId?: number | undefined; form: CheckoutDraft },
): Promise<void> {
  if (!form.vatNumber?.trim()) return;
  const content = await readCartContent(db, { cartId, countryId });
  const buyer = await findBuyer(db, { countryId: content.countryId, form });
  if (buyer) await refreshVatIdAnswer(db, config, { ...buyer, cartId });
}

async function findBuyer(db: Db, { countryId, form }: FormOfCountry): Promise<ExemptBuyer | undefined> {
  const vatNumber = form.vatNumber ?? '';
  if (vatNumber.trim() === '') return undefined;
  const country = await getCountry(db, countryId);
  const billingCountryCode = (isTicked(form.billingDiffers) && form.billingCountryCode?.trim().toUpperCase()) || country.code;
  return findExemptBuyer(country, { vatNumber, billingCountryCode });
}
