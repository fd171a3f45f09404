import { createHash } from 'node:crypto';
import type { PostalAddress } from '#modules/orders';

/** Normalises an email address as its provider delivers it: lower case, without a plus suffix; Gmail ignores dots. */
export function normalizeEmail(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const bare = name.replace(/\+.*$/, '');
  return ['gmail.com', 'googlemail.com'].includes(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`;
}

/** Returns the fingerprint of an email address, the same for all its spellings. SHA-256, hexadecimal. */
export const fingerprintEmail = (email: string): string => hashText(`mailbox ${normalizeEmail(email)}`);

type Place = Pick<PostalAddress, 'address' | 'postalCode' | 'countryCode'>;

/** Returns the fingerprint of a postal address; only letters and digits count. SHA-256, hexadecimal. */
export const fingerprintPostalAddress = ({ address, postalCode, countryCode }: Place): string =>
  hashText(['address', countryCode.toUpperCase(), removePunctuation(postalCode), removePunctuation(address)].join(' '));

const removePunctuation = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const hashText = (words: string): string => createHash('sha256').update(words).digest('hex');
