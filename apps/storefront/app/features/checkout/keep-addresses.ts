import type { CheckoutDraft } from '@selvedge/server/contract';
import { isApiError } from '#lib/api-error.ts';
import { sessionOf } from '#lib/guards.ts';
import type { Shop } from '#lib/shop-context.ts';
import { addressToKeep, savedInDraft, type AddressKind } from './draft-of-address.ts';

/**
 * Keeps the addresses of an order that its customer wants in his book, and are not in it yet. The order is placed: a full
 * book, or an API that is gone, is no reason to tell him that it has failed.
 */
export async function keepAddresses(shop: Pick<Shop, 'api' | 'hasSession' | 'market'>, draft: CheckoutDraft): Promise<void> {
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
    const customer = await sessionOf(shop);
    if (!customer) return;
    const countryCode = shop.market.country.code;
    for (const kind of wanted) {
      const saved = await shop.api.addresses(customer.id);
      if (!savedInDraft(draft, kind, { saved, countryCode })) await shop.api.addAddress(customer.id, addressToKeep(draft, kind, countryCode));
    }
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
