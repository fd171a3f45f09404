import type { PayoutAccount } from './contract.ts';

/** All but the last four signs of what money is sent to. */
export const hidden = (account: PayoutAccount): PayoutAccount => withNumber(account, starred(numberOf(account)));

/**
 * The account that a form means: a number that is hidden still is the one that is kept.
 * @param kept null: there is none
 */
export function accountIn(sent: PayoutAccount, kept: PayoutAccount | null): PayoutAccount {
  const isKept = kept?.kind === sent.kind && numberOf(sent) === starred(numberOf(kept));
  return isKept ? withNumber(sent, numberOf(kept)) : sent;
}

function numberOf(account: PayoutAccount): string {
  if (account.kind === 'iban') return account.iban;
  return account.kind === 'bank' ? account.accountNumber : account.bkash;
}

function withNumber(account: PayoutAccount, number: string): PayoutAccount {
  if (account.kind === 'iban') return { ...account, iban: number };
  return account.kind === 'bank' ? { ...account, accountNumber: number } : { ...account, bkash: number };
}

const starred = (number: string): string => '•'.repeat(Math.max(0, number.length - 4)) + number.slice(-4);
