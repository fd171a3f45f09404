import { normalizeBkashNumber, isBkash } from '#kit/bkash';
import { escapeFormula } from '#kit/csv-line';
import { isEmail } from '#kit/email';
import type { FieldIssue } from '#kit/errors';
import { normalizeIban, hasIbans, isBic, isIban, isInSepa } from '#kit/iban';
import type { PayoutAccount } from '../../contract.ts';
import type { PayoutFileKind } from '../payout-file-kinds.ts';

/** The country and currency of wallets. */
const walletCountry = 'BD';
const walletCurrency = 'BDT';

/** Normalises an account for storage: numbers without spaces, codes in upper case. */
export function normalizeAccount(account: PayoutAccount): PayoutAccount {
  const holder = account.holder.trim();
  if (account.kind === 'iban') return { kind: 'iban', holder, iban: normalizeIban(account.iban), bic: account.bic.replace(/\s/g, '').toUpperCase() };
  if (account.kind === 'bkash') return { kind: 'bkash', holder, bkash: normalizeBkashNumber(account.bkash) };
  if (account.kind !== 'bank') return { kind: account.kind, holder, email: account.email.trim().toLowerCase() };
  return { ...account, holder, accountNumber: account.accountNumber.replace(/\s/g, ''), routingNumber: account.routingNumber.replace(/\s/g, '') };
}

/**
 * Checks a payout account. @returns issues by field (`payoutAccount.iban`)
 * @param countryCode where the affiliate is taxed, ISO 3166-1 alpha-2: wallets are for residents of their country
 */
export function checkPayoutAccount(typed: PayoutAccount, countryCode: string): FieldIssue[] {
  const account = normalizeAccount(typed);
  const issues: FieldIssue[] = [];
  const requireField = (field: string, isRight: boolean, code = 'required') => {
    if (!isRight) issues.push({ field: `payoutAccount.${field}`, code });
  };
  requireField('holder', account.holder !== '');
  if (account.kind === 'iban') {
    requireField('iban', isIban(account.iban), account.iban === '' ? 'required' : 'iban');
    requireField('bic', account.bic === '' || isBic(account.bic), 'bic');
  } else if (account.kind === 'bkash') {
    requireField('kind', countryCode === walletCountry, 'country');
    requireField('bkash', isBkash(account.bkash), account.bkash === '' ? 'required' : 'phone');
  } else if (account.kind !== 'bank') {
    // Neither service opens accounts for residents of Bangladesh.
    requireField('kind', countryCode !== walletCountry, 'country');
    // The files of the services are tables, in which an address such as `=a@example.org` would be a formula.
    const isUsable = isEmail(account.email) && escapeFormula(account.email) === account.email;
    requireField('email', isUsable, account.email === '' ? 'required' : 'email');
  } else {
    // In countries with IBANs, a bank returns a transfer without one.
    requireField('countryCode', !hasIbans(account.countryCode), 'iban');
    requireField('bankName', account.bankName !== '');
    requireField('accountNumber', account.accountNumber !== '');
    requireField('routingNumber', account.routingNumber !== '' || account.countryCode !== walletCountry);
  }
  return issues;
}

/** The currencies of PayPal payouts: developer.paypal.com, "Currency codes", those that PayPal supports for payouts. */
const payPalCurrencies = new Set([
  ...['AUD', 'BRL', 'CAD', 'CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD', 'HUF', 'ILS', 'JPY'],
  ...['MXN', 'MYR', 'NOK', 'NZD', 'PHP', 'PLN', 'SEK', 'SGD', 'THB', 'TWD', 'USD'],
]);

/** Returns whether an account can receive a currency: wallets hold taka only, and taka goes to a bank in Bangladesh or a wallet. */
export function canReceiveCurrency(account: PayoutAccount, currency: string): boolean {
  if (account.kind === 'paypal') return payPalCurrencies.has(currency);
  if (account.kind === 'bkash') return currency === walletCurrency;
  if (account.kind === 'iban' || account.kind === 'wise') return currency !== walletCurrency;
  return currency !== walletCurrency || account.countryCode === walletCountry;
}

/** Returns the kinds of accounts that residents of a country can be paid to. @param code ISO 3166-1 alpha-2 */
export function listPayoutMethods(code: string): PayoutAccount['kind'][] {
  if (code === walletCountry) return ['bank', 'bkash'];
  return [hasIbans(code) ? 'iban' : 'bank', 'paypal', 'wise'];
}

/** Returns the kind of file for a payment to the account. */
export function getFileKind(account: PayoutAccount, currency: string): PayoutFileKind {
  if (account.kind === 'paypal' || account.kind === 'wise') return account.kind;
  return account.kind === 'iban' && currency === 'EUR' && isInSepa(account.iban) ? 'pain.001' : 'csv';
}

const serviceNames = { paypal: 'PayPal', wise: 'Wise' } as const;

/** Masks an email address except its first character and its domain: `j•••@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${at < 0 ? '' : email.slice(at)}`;
}

/** Shortens an account so that it cannot be misused: `DE… 3000`. */
export function shortenAccount(account: PayoutAccount): string {
  if (account.kind === 'iban') return `${account.iban.slice(0, 2)}… ${account.iban.slice(-4)}`;
  if (account.kind === 'bkash') return `bKash … ${account.bkash.slice(-3)}`;
  if (account.kind !== 'bank') return `${serviceNames[account.kind]} ${maskEmail(account.email)}`;
  return `${account.bankName} … ${account.accountNumber.slice(-4)}`;
}
