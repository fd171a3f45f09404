import { createHash, timingSafeEqual } from 'node:crypto';
import { InvalidSignature } from '../errors.ts';

/** What a message must have signed, or somebody could change it. */
const essential = ['status', 'tran_id', 'val_id'];

const md5 = (text: string): Buffer => createHash('md5').update(text).digest();

/**
 * Reads a message of SSLCommerz: `verify_sign` is the MD5 of the fields that `verify_key` names and of the store's password
 * (as MD5), by name. Only what is signed is given back.
 * @param body form-encoded
 * @throws InvalidSignature
 */
export function signedFields(body: string, storePassword: string): Record<string, string> {
  const form = new URLSearchParams(body);
  const names = (form.get('verify_key') ?? '').split(',').filter((name) => form.has(name));
  const fields = Object.fromEntries(names.map((name) => [name, form.get(name) ?? '']));
  if (!essential.every((name) => name in fields || (name === 'val_id' && !form.has(name)))) throw new InvalidSignature();
  const signed = Object.entries({ ...fields, store_passwd: md5(storePassword).toString('hex') }).sort(([a], [b]) => (a < b ? -1 : 1));
  const expected = md5(signed.map(([name, value]) => `${name}=${value}`).join('&'));
  const given = Buffer.from(form.get('verify_sign') ?? '', 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new InvalidSignature();
  return fields;
}
