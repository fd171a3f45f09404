import type { VatCase } from './vat-on-payout.ts';

/** The words of statements and self-billed invoices in one language. */
export interface PayoutTexts {
  statement: string;
  /** As the law words it (Directive 2006/112/EC, Art. 226 (10a)). */
  invoice: string;
  number: string;
  issuedOn: string;
  period: string;
  account: string;
  /** Who pays, and whose service it is. */
  merchant: string;
  affiliate: string;
  vatNumber: string;
  taxNumber: string;
  columns: readonly [string, string, string, string];
  opening: string;
  /** What the lines come to. */
  turnover: string;
  closing: string;
  paidOut: string;
  net: string;
  vat(rate: string): string;
  total: string;
  /** @param period its days */
  service(period: string): string;
  kinds: Readonly<Record<'commission' | 'reversal' | 'approval' | 'payout' | 'payout-failed' | 'adjustment', string>>;
  notes: Readonly<Record<VatCase, string>>;
  demonstration: string;
}
