import type { FieldIssue } from '#kit/errors';
import type { AddressRules, ShippingMethod } from '#modules/countries';
import type { PickupPlace } from '#modules/orders';
import type { CheckoutField } from '../contract.ts';

/** The fields of a delivery method that decide where a parcel can be collected. */
export type DeliveryRules = Pick<ShippingMethod, 'code' | 'carrier' | 'pickupPoint' | 'lockerPattern' | 'lockerExample'>;

interface FormReader {
  read(field: CheckoutField): string;
  wrong(field: CheckoutField, code: string, params?: FieldIssue['params']): void;
}

/** Whether a locker needs a postal code, and its form in the country. */
interface LockerRules {
  hasTerritories: boolean;
  addressForm: AddressRules['addressForm'];
}

/**
 * Determines where a parcel is collected: at the shop's pickup point, or in the locker whose code was entered, in upper case. A locker is in the
 * shop's country. Where VAT or delivery depend on the postal code, the locker's own is needed.
 * @returns null for delivery to the address, and for an invalid locker
 */
export function checkPickup(reader: FormReader, method: DeliveryRules | undefined, rules: LockerRules): PickupPlace | null {
  if (method?.code === 'pickup' && method.pickupPoint) {
    const { name, address } = method.pickupPoint;
    return { kind: 'pickup', code: '', name, address: [...address] };
  }
  if (method?.code !== 'locker') return null;
  const code = reader.read('lockerCode').toUpperCase();
  const isOfCarrier = method.lockerPattern === null || new RegExp(`^(?:${method.lockerPattern})$`).test(code);
  const postalCode = checkLockerPostalCode(reader, rules);
  if (code === '') reader.wrong('lockerCode', 'required');
  else if (!isOfCarrier) reader.wrong('lockerCode', 'lockerCode', { example: method.lockerExample ?? '' });
  else return { kind: 'locker', code, name: method.carrier, address: [], ...(postalCode !== '' && { postalCode }) };
  return null;
}

/** @returns the postal code in upper case; empty: not needed, or invalid */
function checkLockerPostalCode({ read, wrong }: FormReader, { hasTerritories, addressForm }: LockerRules): string {
  if (!hasTerritories) return '';
  const postalCode = read('lockerPostalCode').toUpperCase();
  if (new RegExp(`^(?:${addressForm.postalPattern})$`).test(postalCode)) return postalCode;
  wrong('lockerPostalCode', postalCode === '' ? 'required' : 'postalCode');
  return '';
}
