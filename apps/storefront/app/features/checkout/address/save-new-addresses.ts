import type { CheckoutDraft } from '@selvedge/server/contract';
import { isApiError } from '#lib/api/api-error.ts';
import { findSession } from '#lib/session/guards.ts';
import type { Shop } from '#lib/shop-context.ts';
import { toNewAddress, findSavedAddress, type AddressKind } from './address-draft.ts';

/**
 * Saves the addresses of a placed order that the customer wants to save and has not saved yet. Errors are ignored: the order is
 * placed, whether or not the address can be saved.
 */
export async function saveNewAddresses(shop: Pick<Shop, 'api' | 'hasSession' | 'market'>, draft: CheckoutDraft): Promise<void> {
  const wanted = (
    [
      ['shipping', draft.keepAddress],
      ['billing', draft.billingDiffers && draft.keepBillingAddress],
    ] as const
  )
    .filter(([, isTicked]) => isTicked)
    .map(([kind]): AddressKind => kind);
  if (wanted.length === 0) return;
  try {
    const customer = await findSession(shop);
    if (!customer) return;
    const countryCode = shop.market.country.code;
    for (const kind of wanted) {
      const saved = await shop.api.addresses(customer.id);
      if (!findSavedAddress(draft, kind, { saved, countryCode })) await shop.api.addAddress(customer.id, toNewAddress(draft, kind, countryCode));
    }
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
