import { createHash } from 'node:crypto';
import { getUnixTime } from '../clock.ts';
import { getGatewayName } from './gateways.ts';
import { isPaid, type Transaction } from './ledger.ts';

const hashMd5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** Formats poisha for the protocol: `1150.00`. */
export const formatDecimal = (poisha: number): string => (poisha / 100).toFixed(2);

/** Returns the provider's local time, `2026-11-21 15:53:49`. */
const formatLocalTime = (): string => new Date((getUnixTime() + 6 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** Returns a payment in the format of the API and the messages. */
export const toWireTransaction = (transaction: Transaction) => ({
  status: transaction.status,
  tran_date: formatLocalTime(),
  tran_id: transaction.fields.tran_id ?? '',
  val_id: transaction.valId,
  amount: formatDecimal(transaction.amount),
  store_amount: formatDecimal(isPaid(transaction) ? Math.floor(transaction.amount * 0.975) : 0),
  currency: 'BDT',
  currency_type: transaction.fields.currency ?? '',
  currency_amount: formatDecimal(transaction.amount),
  bank_tran_id: transaction.bankTranId,
  card_type: `${(transaction.fields.multi_card_name ?? 'sandbox').toUpperCase()}-${getGatewayName(transaction) ?? 'Sandbox'}`,
  card_no: '',
  card_issuer: 'Sandbox',
  card_brand: 'MOBILEBANKING',
  card_issuer_country: 'Bangladesh',
  card_issuer_country_code: 'BD',
  risk_level: transaction.riskLevel,
  risk_title: transaction.riskLevel === '1' ? 'Risky' : 'Safe',
  error: transaction.status === 'FAILED' ? 'The bank declined' : '',
});

/** Signs a message: `verify_key` names the fields from which `verify_sign` is made. */
export function signFields(fields: Record<string, string>, storePassword: string): Record<string, string> {
  const names = Object.keys(fields).sort();
  const parts = [...names.map((name) => [name, fields[name] ?? ''] as const), ['store_passwd', hashMd5(storePassword)] as const];
  const text = parts.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${value}`);
  return { ...fields, verify_sign: hashMd5(text.join('&')), verify_key: names.join(',') };
}
