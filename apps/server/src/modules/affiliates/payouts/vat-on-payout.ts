import { share } from '#kit/money';
import { isInUnion } from '#modules/countries';
import type { TaxData } from '../contract.ts';

/**
 * Why a self-billed invoice has VAT on it or none: `domestic` charges the merchant's country's; `reverse-charge` is for the
 * merchant to declare (Directive 2006/112/EC, Art. 44 and 196); `outside` has a party outside of the Union; `small-trader` and
 * `private` charge none.
 */
export type VatCase = 'domestic' | 'reverse-charge' | 'outside' | 'small-trader' | 'private';

/** Where the merchant is at home for VAT. */
export interface MerchantVat {
  countryCode: string;
  /** Basis points: the standard rate there. */
  standardRate: number;
}

/**
 * The VAT on what is paid to an affiliate: his commission is net, and whoever charges VAT gets it on top.
 * @param amount minor units
 */
export function vatOnPayout(amount: number, tax: TaxData, merchant: MerchantVat): { case: VatCase; basisPoints: number; amount: number } {
  const vatCase = vatCaseOf(tax, merchant);
  const basisPoints = vatCase === 'domestic' ? merchant.standardRate : 0;
  return { case: vatCase, basisPoints, amount: share(amount, basisPoints) };
}

function vatCaseOf({ status, vatNumber, countryCode }: TaxData, merchant: MerchantVat): VatCase {
  if (status === 'private') return 'private';
  const registered = registeredIn(vatNumber, countryCode);
  if (registered === merchant.countryCode) return 'domestic';
  if (!isInUnion(countryCode) || !isInUnion(merchant.countryCode)) return 'outside';
  return registered === '' ? 'small-trader' : 'reverse-charge';
}

/** The country that gave a VAT number; empty: none did. Greece writes EL. */
function registeredIn(vatNumber: string, countryCode: string): string {
  if (vatNumber === '') return '';
  const letters = /^[A-Z]{2}/.exec(vatNumber.toUpperCase())?.[0] ?? countryCode;
  return letters === 'EL' ? 'GR' : letters;
}

/** Whether what a paper must say of him is there: who does business has a number at his tax office. */
export const isTaxComplete = ({ status, name, address, postalCode, city, countryCode, taxNumber, vatNumber }: TaxData): boolean =>
  [name, address, postalCode, city, countryCode].every((field) => field !== '') && (status === 'private' || taxNumber !== '' || vatNumber !== '');
