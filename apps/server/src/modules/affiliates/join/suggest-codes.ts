import { randomInt } from 'node:crypto';

/** Returns whether a text is a valid code: easy to say on the telephone and safe in an address. */
export const isAffiliateCode = (code: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]{2,31}$/.test(code);

/** Yields codes made of a name, the plain one first: `JONASWEBER`, `JONASWEBER482` … */
export function* suggestCodes(name: string): Generator<string> {
  const plain = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 24);
  const base = plain.length >= 3 ? plain : 'FRIEND';
  if (base === plain) yield base;
  for (let tries = 0; tries < 8; tries += 1) yield `${base}${randomInt(100, 1_000_000)}`;
}
