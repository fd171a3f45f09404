import { formatCsvLine } from '#kit/csv-line';
import { getExponent, money, toMajor } from '#kit/money';
import type { PayoutRow } from '../prepare-payouts.ts';
import { toSepaText } from './sepa-text.ts';

/** PayPal's limit of payouts in a file. */
export const MAX_PAYPAL_PAYOUTS = 5000;

/** PayPal's maximum length of the note to the recipient, in characters. */
const longestNote = 400;

/**
 * Writes the file for PayPal Payouts, without a header: recipient, amount, currency, customer id (at most 30 characters, no spaces), note, wallet.
 * Source: developer.paypal.com, "Send payouts from Payouts Web"; docs.paypal.ai, "Use Web UI".
 * @param rows in one currency
 */
export const writePayPalFile = (rows: readonly PayoutRow[], reference: (row: PayoutRow) => string): string =>
  rows
    .flatMap((row) => {
      const { number, amount, vat, currency, account } = row;
      if (account.kind !== 'paypal') return [];
      const major = toMajor(money(amount + vat, currency)).toFixed(getPayPalDecimals(currency));
      return [formatCsvLine([account.email, major, currency, number, toSepaText(reference(row), longestNote), 'PAYPAL'])];
    })
    .join('');

/** PayPal takes no decimals in forint, yen and New Taiwan dollars. */
const getPayPalDecimals = (currency: string): number => (['HUF', 'JPY', 'TWD'].includes(currency) ? 0 : getExponent(currency));
