import type { VatCase } from './vat-on-payout.ts';

/** Somebody who stands on a paper of a payout. */
export interface PayoutParty {
  name: string;
  lines: string[];
  /** ISO 3166-1 alpha-2; empty where the lines name the country themselves. */
  countryCode: string;
  vatNumber: string;
  taxNumber: string;
}

/** All that is printed on a self-billed invoice, as it was when it was issued. Amounts in minor units. */
export interface InvoiceContent {
  shopName: string;
  /** Who was served, and writes the invoice; null: nobody was entered as seller yet. It is filled in before the first print. */
  merchant: PayoutParty | null;
  /** Whose service it was. */
  affiliate: PayoutParty;
  payoutNumber: string;
  issuedOn: string;
  periodFrom: string;
  periodUntil: string;
  currency: string;
  net: number;
  vat: { case: VatCase; basisPoints: number; amount: number };
}
