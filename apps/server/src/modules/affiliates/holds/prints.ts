import { createHash } from 'node:crypto';
import type { PostalAddress } from '#modules/orders';

/** A mailbox as its provider delivers to it: in any case, with whatever behind a plus; Gmail passes over dots. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const bare = name.replace(/\+.*$/, '');
  return ['gmail.com', 'googlemail.com'].includes(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`;
}

/** The same for the same mailbox, and nothing of it. SHA-256, hexadecimal. */
export const mailboxPrint = (email: string): string => sha256(`mailbox ${mailboxOf(email)}`);

type Place = Pick<PostalAddress, 'address' | 'postalCode' | 'countryCode'>;

/** The same for the same door, however it is written: letters and digits alone count. SHA-256, hexadecimal. */
export const addressPrint = ({ address, postalCode, countryCode }: Place): string =>
  sha256(['address', countryCode.toUpperCase(), bare(postalCode), bare(address)].join(' '));

const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const sha256 = (words: string): string => createHash('sha256').update(words).digest('hex');
