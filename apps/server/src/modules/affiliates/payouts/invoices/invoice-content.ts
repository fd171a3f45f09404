import type { ConvertedAmount, PayoutConversion } from '../conversion/payout-conversion.ts';
import type { VatCase } from './vat-on-payout.ts';

/** A party named on a payout document. */
export interface PayoutParty {
  name: string;
  lines: string[];
  /** ISO 3166-1 alpha-2; empty if the lines contain the country. */
  countryCode: string;
  vatNumber: string;
  taxNumber: string;
}

/** All content of a self-billed invoice as issued. Amounts in minor units. */
export interface InvoiceContent {
  shopName: string;
  /** The recipient of the service, who writes the invoice; null: no seller is set yet. It is filled in before the first print. */
  merchant: PayoutParty | null;
  /** The supplier of the service. */
  affiliate: PayoutParty;
  payoutNumber: string;
  issuedOn: string;
  periodFrom: string;
  periodUntil: string;
  currency: string;
  net: number;
  vat: { case: VatCase; basisPoints: number; amount: number };
  /** The balances that were converted to the currency of the invoice. Absent: none, or issued before conversions existed. */
  converted?: ConvertedAmount[];
  /** The VAT in the currency of the merchant's country, if that is another one. */
  vatAtHome?: PayoutConversion['vat'];
}
