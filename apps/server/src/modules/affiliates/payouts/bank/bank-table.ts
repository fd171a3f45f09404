import { formatCsvLine } from '#kit/csv-line';
import { money, toMajor } from '#kit/money';
import type { PayoutRow } from '../prepare-payouts.ts';

const columns = [
  'payout',
  'amount',
  'currency',
  'kind',
  'holder',
  'iban',
  'bic',
  'bank',
  'branch',
  'routing_number',
  'account_number',
  'bank_country',
  'bkash_number',
  'reference',
];

/** Writes transfers outside of SEPA as CSV, for upload or manual entry. UTF-8 with a byte order mark for spreadsheets. */
export function writeBankTable(rows: readonly PayoutRow[], reference: (row: PayoutRow) => string): string {
  const lines = rows.map((row) => {
    const { number, amount, vat, currency, account } = row;
    const iban = account.kind === 'iban' ? account : { iban: '', bic: '' };
    const bank = account.kind === 'bank' ? account : { bankName: '', branch: '', routingNumber: '', accountNumber: '', countryCode: '' };
    return [
      ...[number, toMajor(money(amount + vat, currency)), currency, account.kind, account.holder, iban.iban, iban.bic],
      ...[bank.bankName, bank.branch, bank.routingNumber, bank.accountNumber, bank.countryCode],
      ...[account.kind === 'bkash' ? account.bkash : '', reference(row)],
    ];
  });
  return `\uFEFF${[columns, ...lines].map(formatCsvLine).join('')}`;
}
