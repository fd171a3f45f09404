import { createHash } from 'node:crypto';
import { toCanonicalEmail } from '#kit/canonical-email';
import type { PostalAddress } from '#modules/orders';

/** Returns the fingerprint of an email address, the same for all its spellings. SHA-256, hexadecimal. */
export const fingerprintEmail = (email: string): string => hashText(`mailbox ${toCanonicalEmail(email)}`);

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
