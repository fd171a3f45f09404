import type { PayoutAccount } from '../contract.ts';
import { maskEmail } from '../payouts/bank/payout-account.ts';

/** Masks all but the last four characters of an account number, or the local part of an email address. */
export const maskAccount = (account: PayoutAccount): PayoutAccount => replaceNumber(account, maskAccountNumber(account));

/**
 * Returns the account of a form: a masked number is replaced by the stored one.
 * @param storedAccount null: none is stored
 */
export function mergeAccount(sent: PayoutAccount, storedAccount: PayoutAccount | null): PayoutAccount {
  const isKept = storedAccount?.kind === sent.kind && getAccountNumber(sent) === maskAccountNumber(storedAccount);
  return isKept ? replaceNumber(sent, getAccountNumber(storedAccount)) : sent;
}

function getAccountNumber(account: PayoutAccount): string {
  if (account.kind === 'iban') return account.iban;
  if (account.kind === 'bank') return account.accountNumber;
  return account.kind === 'bkash' ? account.bkash : account.email;
}

function replaceNumber(account: PayoutAccount, number: string): PayoutAccount {
  if (account.kind === 'iban') return { ...account, iban: number };
  if (account.kind === 'bank') return { ...account, accountNumber: number };
  return account.kind === 'bkash' ? { ...account, bkash: number } : { ...account, email: number };
}

const maskAccountNumber = (account: PayoutAccount): string =>
  account.kind === 'paypal' || account.kind === 'wise' ? maskEmail(account.email) : maskNumber(getAccountNumber(account));

const maskNumber = (number: string): string => '•'.repeat(Math.max(0, number.length - 4)) + number.slice(-4);
