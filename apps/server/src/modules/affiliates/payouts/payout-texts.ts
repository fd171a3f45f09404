import type { VatCase } from './invoices/vat-on-payout.ts';

/** The texts of statements and self-billed invoices in one language. */
export interface PayoutTexts {
  statement: string;
  /** Wording of the law (Directive 2006/112/EC, Art. 226 (10a)). */
  invoice: string;
  number: string;
  issuedOn: string;
  period: string;
  account: string;
  /** The payer, and the supplier of the service. */
  merchant: string;
  affiliate: string;
  vatNumber: string;
  taxNumber: string;
  columns: readonly [string, string, string, string];
  opening: string;
  /** The total of the lines. */
  turnover: string;
  closing: string;
  paidOut: string;
  net: string;
  vat(rate: string): string;
  total: string;
  /** @param period the days of the service */
  service(period: string): string;
  kinds: Readonly<Record<'commission' | 'reversal' | 'approval' | 'payout' | 'payout-failed' | 'adjustment', string>>;
  notes: Readonly<Record<VatCase, string>>;
  demonstration: string;
}
