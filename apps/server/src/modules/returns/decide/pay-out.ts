import { normalizeBkashNumber, isBkash } from '#kit/bkash';
import type { FieldIssue } from '#kit/errors';
import { normalizeIban, isIban } from '#kit/iban';
import type { PayOut } from '../contract.ts';

export type PayOutKind = 'bank' | 'bkash';

/** Countries that pay out to a wallet, because bank accounts there have no IBAN. */
const wallets: Readonly<Record<string, PayOutKind>> = { BD: 'bkash' };

/** @param countryCode ISO 3166-1 alpha-2 */
export const getPayOutKind = (countryCode: string): PayOutKind => wallets[countryCode] ?? 'bank';

/**
 * Checks pay-out details.
 * @returns the details as stored, and the issues by field
 */
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
    const account = normalizeIban(iban);
    if (!isIban(account)) issues.push({ field: 'payOut.iban', code: account === '' ? 'required' : 'iban' });
    return { payOut: { holder: name, iban: account }, issues };
  }
  const wallet = normalizeBkashNumber(bkash);
  if (!isBkash(wallet)) issues.push({ field: 'payOut.bkash', code: wallet === '' ? 'required' : 'phone' });
  return { payOut: { holder: name, bkash: wallet }, issues };
}
