import { bkashNumber, isBkash } from '#kit/bkash';
import type { FieldIssue } from '#kit/errors';
import { electronicIban, hasIbans, isBic, isIban, isInSepa } from '#kit/iban';
import type { PayoutAccount } from '../contract.ts';

/** Where wallets are, and whose money they hold. */
const walletCountry = 'BD';
const walletCurrency = 'BDT';

/** An account as it is kept: numbers without spaces, codes in capitals. */
export function keptAccount(account: PayoutAccount): PayoutAccount {
  const holder = account.holder.trim();
  if (account.kind === 'iban') return { kind: 'iban', holder, iban: electronicIban(account.iban), bic: account.bic.replace(/\s/g, '').toUpperCase() };
  if (account.kind === 'bkash') return { kind: 'bkash', holder, bkash: bkashNumber(account.bkash) };
  return { ...account, holder, accountNumber: account.accountNumber.replace(/\s/g, ''), routingNumber: account.routingNumber.replace(/\s/g, '') };
}

/**
 * What is wrong with where somebody wants his money, by field (`payoutAccount.iban`).
 * @param countryCode where he is taxed, ISO 3166-1 alpha-2: a wallet is for those in its country
 */
export function checkPayoutAccount(typed: PayoutAccount, countryCode: string): FieldIssue[] {
  const account = keptAccount(typed);
  const issues: FieldIssue[] = [];
  const need = (field: string, isRight: boolean, code = 'required') => {
    if (!isRight) issues.push({ field: `payoutAccount.${field}`, code });
  };
  need('holder', account.holder !== '');
  if (account.kind === 'iban') {
    need('iban', isIban(account.iban), account.iban === '' ? 'required' : 'iban');
    need('bic', account.bic === '' || isBic(account.bic), 'bic');
  } else if (account.kind === 'bkash') {
    need('kind', countryCode === walletCountry, 'country');
    need('bkash', isBkash(account.bkash), account.bkash === '' ? 'required' : 'phone');
  } else {
    // A transfer to a bank that has IBANs comes back without one.
    need('countryCode', !hasIbans(account.countryCode), 'iban');
    need('bankName', account.bankName !== '');
    need('accountNumber', account.accountNumber !== '');
    need('routingNumber', account.routingNumber !== '' || account.countryCode !== walletCountry);
  }
  return issues;
}

/** Whether money of a currency can be sent there: a wallet holds taka alone, and taka goes to a bank of its own or to a wallet. */
export function accountTakes(account: PayoutAccount, currency: string): boolean {
  if (account.kind === 'bkash') return currency === walletCurrency;
  if (account.kind === 'iban') return currency !== walletCurrency;
  return currency !== walletCurrency || account.countryCode === walletCountry;
}

/** How a payment to it is handed to the merchant's bank. */
export const fileKindOf = (account: PayoutAccount, currency: string): 'pain.001' | 'csv' =>
  account.kind === 'iban' && currency === 'EUR' && isInSepa(account.iban) ? 'pain.001' : 'csv';

/** An account in a line, without what could be misused: `DE… 3000`. */
export function shortAccount(account: PayoutAccount): string {
  if (account.kind === 'iban') return `${account.iban.slice(0, 2)}… ${account.iban.slice(-4)}`;
  if (account.kind === 'bkash') return `bKash … ${account.bkash.slice(-3)}`;
  return `${account.bankName} … ${account.accountNumber.slice(-4)}`;
}
