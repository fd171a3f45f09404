import { createHash } from 'node:crypto';
import { isSameSecret } from '#kit/same-secret';
import { InvalidSignature } from '../provider-errors.ts';

/** Fields that must be signed, because otherwise they could be changed. */
const essential = ['status', 'tran_id', 'val_id'];

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/**
 * Reads a message of SSLCommerz. `verify_sign` is the MD5 of the fields that `verify_key` names and of the store's password (as MD5), sorted
 * by name. Returns only signed fields.
 * @param body form-encoded
 * @throws InvalidSignature
 */
export function readSignedFields(body: string, storePassword: string): Record<string, string> {
  const form = new URLSearchParams(body);
  const names = (form.get('verify_key') ?? '').split(',').filter((name) => form.has(name));
  const fields = Object.fromEntries(names.map((name) => [name, form.get(name) ?? '']));
  if (!essential.every((name) => name in fields || (name === 'val_id' && !form.has(name)))) throw new InvalidSignature();
  const signed = Object.entries({ ...fields, store_passwd: md5(storePassword) }).sort(([a], [b]) => (a < b ? -1 : 1));
  const expected = md5(signed.map(([name, value]) => `${name}=${value}`).join('&'));
  if (!isSameSecret(form.get('verify_sign') ?? '', expected)) throw new InvalidSignature();
  return fields;
}
