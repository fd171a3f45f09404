import type { PayoutAccount } from '../contract.ts';

/** Masks all but the last four characters of an account number. */
export const maskAccount = (account: PayoutAccount): PayoutAccount => replaceNumber(account, maskNumber(getAccountNumber(account)));

/**
 * Returns the account of a form: a masked number is replaced by the stored one.
 * @param storedAccount null: none is stored
 */
export function mergeAccount(sent: PayoutAccount, storedAccount: PayoutAccount | null): PayoutAccount {
  const isKept = storedAccount?.kind === sent.kind && getAccountNumber(sent) === maskNumber(getAccountNumber(storedAccount));
  return isKept ? replaceNumber(sent, getAccountNumber(storedAccount)) : sent;
}

function getAccountNumber(account: PayoutAccount): string {
  if (account.kind === 'iban') return account.iban;
  return account.kind === 'bank' ? account.accountNumber : account.bkash;
}

function replaceNumber(account: PayoutAccount, number: string): PayoutAccount {
  if (account.kind === 'iban') return { ...account, iban: number };
  return account.kind === 'bank' ? { ...account, accountNumber: number } : { ...account, bkash: number };
}

const maskNumber = (number: string): string => '•'.repeat(Math.max(0, number.length - 4)) + number.slice(-4);
