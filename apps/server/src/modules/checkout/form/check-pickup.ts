import type { FieldIssue } from '#kit/errors';
import type { ShippingMethod } from '#modules/countries';
import type { PickupPlace } from '#modules/orders';
import type { CheckoutField } from '../contract.ts';

/** The fields of a delivery method that decide where a parcel can be collected. */
export type DeliveryRules = Pick<ShippingMethod, 'code' | 'carrier' | 'pickupPoint' | 'lockerPattern' | 'lockerExample'>;

interface FormReader {
  read(field: CheckoutField): string;
  wrong(field: CheckoutField, code: string, params?: FieldIssue['params']): void;
}

/**
 * Determines where a parcel is collected: at the shop's pickup point, or in the locker whose code was entered, in upper case.
 * @returns null for delivery to the address, and for an invalid locker code
 */
export function checkPickup({ read, wrong }: FormReader, method: DeliveryRules | undefined): PickupPlace | null {
  if (method?.code === 'pickup' && method.pickupPoint) {
    const { name, address } = method.pickupPoint;
    return { kind: 'pickup', code: '', name, address: [...address] };
  }
  if (method?.code !== 'locker') return null;
  const code = read('lockerCode').toUpperCase();
  const isOfCarrier = method.lockerPattern === null || new RegExp(`^(?:${method.lockerPattern})$`).test(code);
  if (code === '') wrong('lockerCode', 'required');
  else if (!isOfCarrier) wrong('lockerCode', 'lockerCode', { example: method.lockerExample ?? '' });
  else return { kind: 'locker', code, name: method.carrier, address: [] };
  return null;
}
