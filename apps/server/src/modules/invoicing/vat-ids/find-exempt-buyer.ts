import { checkVatNumber, isVatIdOfUnion, type CountryRow } from '#modules/countries';

/** The two VAT ids of a supply that is exempt once VIES confirms the buyer's. */
export interface ExemptBuyer {
  vatId: string;
  /** The seller's own, so that the answer of VIES has a consultation number. */
  requester: string;
}

interface Buyer {
  /** As typed. */
  vatNumber: string;
  billingCountryCode: string;
}

/** Returns the seller's VAT id in the Union; empty: none. */
export function findSellerVatId({ seller, code }: Pick<CountryRow, 'seller' | 'code'>): string {
  const own = checkVatNumber(seller?.vatNumber ?? '', code);
  return 'number' in own && isVatIdOfUnion(own.number) ? own.number : '';
}

/**
 * Returns the VAT ids of an order that could be an intra-Community supply (Directive 2006/112/EC, Art. 138(1)). The goods leave the member state
 * that issued the seller's VAT id. They must go to another member state (the VAT scheme of the country is `oss`), and the buyer must be
 * registered in a member state other than the seller's.
 */
export function findExemptBuyer(
  country: Pick<CountryRow, 'seller' | 'code' | 'vatScheme'>,
  { vatNumber, billingCountryCode }: Buyer,
): ExemptBuyer | undefined {
  if (country.vatScheme !== 'oss' || vatNumber.trim() === '') return undefined;
  const requester = findSellerVatId(country);
  const checked = checkVatNumber(vatNumber, billingCountryCode);
  const vatId = 'number' in checked ? checked.number : '';
  if (requester === '' || !isVatIdOfUnion(vatId) || vatId.slice(0, 2) === requester.slice(0, 2)) return undefined;
  return { vatId, requester };
}
