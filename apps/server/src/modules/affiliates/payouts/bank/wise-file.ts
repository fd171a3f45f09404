import { formatCsvLine } from '#kit/csv-line';
import { getExponent, money, toMajor } from '#kit/money';
import type { PayoutRow } from '../prepare-payouts.ts';
import { toSepaText } from './sepa-text.ts';

/** Wise's limit of transfers in a batch. */
export const MAX_WISE_PAYOUTS = 1000;

/** The longest reference that transfers in every currency take; some banks cut longer ones. */
const longestReference = 35;

const columns = ['name', 'recipientEmail', 'paymentReference', 'receiverType', 'amountCurrency', 'amount', 'sourceCurrency', 'targetCurrency'];

/**
 * Writes the template "Send by email" of Wise batch payments. The recipient gets the exact amount, and the fees are the shop's (`target`).
 * Source: wise.com/help, "How do I fill in my batch template?" (article 2663302) and "What's a batch payment template?" (2663296).
 */
export function writeWiseFile(rows: readonly PayoutRow[], reference: (row: PayoutRow) => string): string {
  const lines = rows.flatMap((row) => {
    const { amount, vat, currency, account, tax } = row;
    if (account.kind !== 'wise') return [];
    const major = toMajor(money(amount + vat, currency)).toFixed(getExponent(currency));
    return [
      [
        ...[account.holder, account.email, toSepaText(reference(row), longestReference), tax.status === 'company' ? 'INSTITUTION' : 'PERSON'],
        ...['target', major, currency, currency],
      ],
    ];
  });
  return [columns, ...lines].map(formatCsvLine).join('');
}
