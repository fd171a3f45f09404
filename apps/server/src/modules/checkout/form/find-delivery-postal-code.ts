import { findPostalCode, type AddressRules, type ShippingMethod } from '#modules/countries';
import type { CheckoutDraft } from '../contract.ts';

/** Returns the postal code of the place of delivery: that of the pickup point or locker if known, otherwise of the address; undefined: unknown. */
export function findDeliveryPostalCode(
  { postalCode, lockerPostalCode }: CheckoutDraft,
  method: Pick<ShippingMethod, 'code' | 'pickupPoint'> | undefined,
  { addressForm }: AddressRules,
): string | undefined {
  const ofAddress = postalCode?.trim() || undefined;
  if (method?.code === 'locker') return lockerPostalCode?.trim() || ofAddress;
  if (method?.code === 'pickup' && method.pickupPoint) return findPostalCode(method.pickupPoint.address, addressForm.postalPattern) ?? ofAddress;
  return ofAddress;
}
