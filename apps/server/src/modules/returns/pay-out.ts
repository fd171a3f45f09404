import type { FieldIssue } from '#kit/errors';
import type { PayOut } from './contract.ts';

export type PayOutKind = 'bank' | 'bkash';

/** Where money is sent to a wallet, since bank accounts there have no IBAN. */
const wallets: Readonly<Record<string, PayOutKind>> = { BD: 'bkash' };

/** @param countryCode ISO 3166-1 alpha-2 */
export const payOutKindOf = (countryCode: string): PayOutKind => wallets[countryCode] ?? 'bank';

/** Checks where money shall go. @returns it as it is kept, or what is wrong with it, by field */
export function readPayOut(
  kind: PayOutKind,
  { holder = '', iban = '', bkash = '' }: Partial<PayOut>,
): {
  payOut: Record<string, string>;
  issues: FieldIssue[];
} {
  const issues: FieldIssue[] = [];
  const name = holder.trim();
  if (name === '') issues.push({ field: 'payOut.holder', code: 'required' });
  if (kind === 'bank') {
    const account = iban.toUpperCase().replace(/[\s-]/g, '');
    if (!isIban(account)) issues.push({ field: 'payOut.iban', code: account === '' ? 'required' : 'iban' });
    return { payOut: { holder: name, iban: account }, issues };
  }
  const wallet = bkash.replace(/[\s-]/g, '').replace(/^(?:\+|00)?88(?=0)/, '');
  if (!/^01[3-9]\d{8}$/.test(wallet)) issues.push({ field: 'payOut.bkash', code: wallet === '' ? 'required' : 'phone' });
  return { payOut: { holder: name, bkash: wallet }, issues };
}

/** Whether the check digits of an account number hold (ISO 7064, mod 97-10). @param account upper case, without spaces */
export function isIban(account: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return false;
  const digits = [...account.slice(4), ...account.slice(0, 4)].map((sign) => String(parseInt(sign, 36))).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
