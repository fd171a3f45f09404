import { share } from '#kit/money';
import { isInUnion } from '#modules/countries';
import type { TaxData } from '../../contract.ts';

/**
 * Why a self-billed invoice has VAT or not: `domestic` charges the VAT of the merchant's country; under `reverse-charge` the
 * merchant declares it (Directive 2006/112/EC, Art. 44 and 196); `outside` has a party outside of the Union; `small-trader` and
 * `private` charge none.
 */
export type VatCase = 'domestic' | 'reverse-charge' | 'outside' | 'small-trader' | 'private';

/** The merchant's country for VAT. */
export interface MerchantVat {
  countryCode: string;
  /** The country's currency, in which its VAT is due. */
  currency: string;
  /** Standard rate in basis points. */
  standardRate: number;
}

/**
 * Returns the VAT on a payout: commission is net, and an affiliate who charges VAT gets it on top.
 * @param amount minor units
 */
export function computePayoutVat(amount: number, tax: TaxData, merchant: MerchantVat): { case: VatCase; basisPoints: number; amount: number } {
  const vatCase = getVatCase(tax, merchant);
  const basisPoints = vatCase === 'domestic' ? merchant.standardRate : 0;
  return { case: vatCase, basisPoints, amount: share(amount, basisPoints) };
}

function getVatCase({ status, vatNumber, countryCode }: TaxData, merchant: MerchantVat): VatCase {
  if (status === 'private') return 'private';
  const registered = normalizeVatNumber(vatNumber, countryCode);
  if (registered === merchant.countryCode) return 'domestic';
  if (!isInUnion(countryCode) || !isInUnion(merchant.countryCode)) return 'outside';
  return registered === '' ? 'small-trader' : 'reverse-charge';
}

/** Returns the country that issued a VAT number; empty: none. Greece uses the prefix EL. */
function normalizeVatNumber(vatNumber: string, countryCode: string): string {
  if (vatNumber === '') return '';
  const letters = /^[A-Z]{2}/.exec(vatNumber.toUpperCase())?.[0] ?? countryCode;
  return letters === 'EL' ? 'GR' : letters;
}

/** Returns whether the tax data is complete for an invoice: a business needs a tax number or VAT number. */
export const isTaxComplete = ({ status, name, address, postalCode, city, countryCode, taxNumber, vatNumber }: TaxData): boolean =>
  [name, address, postalCode, city, countryCode].every((field) => field !== '') && (status === 'private' || taxNumber !== '' || vatNumber !== '');
