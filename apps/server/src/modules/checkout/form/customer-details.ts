import { listAddresses, readProfile, type SavedAddress } from '#modules/accounts';
import { getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import type { CheckoutDraft } from '../contract.ts';

/**
 * Returns the details of an account as checkout fields: contact and default addresses. The delivery address must be in this shop's
 * country; the billing address may be anywhere.
 * @throws UserNotFound
 */
export async function getCustomerDetails(db: Db, { userId, countryId }: { userId: number; countryId: number }): Promise<CheckoutDraft> {
  const { code: shopCountry } = await getCountry(db, countryId);
  const profile = await readProfile(db, userId);
  const addresses = await listAddresses(db, userId);
  const shipping = addresses.find(({ isDefaultShipping, countryCode }) => isDefaultShipping && countryCode === shopCountry);
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling);
  const { phone, phoneCode } = shipping?.phone ? shipping : { phone: profile.phone, phoneCode: profile.countryCode };
  return {
    email: profile.email,
    phone,
    phoneCode,
    firstName: profile.firstName,
    lastName: profile.lastName,
    ...(shipping && toCheckoutAddress(shipping)),
    ...(billing && billing.id !== shipping?.id && toBillingDraft(billing)),
  };
}

const toCheckoutAddress = ({
  firstName,
  lastName,
  address,
  addressExtra,
  postalCode,
  city,
  state,
  company,
  vatNumber,
}: SavedAddress): CheckoutDraft => ({
  firstName,
  lastName,
  address,
  addressExtra,
  postalCode,
  city,
  state,
  company,
  vatNumber,
});

const toBillingDraft = (billing: SavedAddress): CheckoutDraft => ({
  billingDiffers: 'on',
  billingFirstName: billing.firstName,
  billingLastName: billing.lastName,
  billingAddress: billing.address,
  billingAddressExtra: billing.addressExtra,
  billingPostalCode: billing.postalCode,
  billingCity: billing.city,
  billingState: billing.state,
  billingCountryCode: billing.countryCode,
  company: billing.company,
  vatNumber: billing.vatNumber,
});
