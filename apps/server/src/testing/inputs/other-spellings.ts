const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The last of the 43 characters that encode 32 bytes has two unused bits. */
const UNUSED_BIT_VALUES = 4;

/** Returns the other texts that decode to the same bytes as a token that ends with 32 bytes in base64url. */
export function listOtherSpellings(token: string): string[] {
  const last = alphabet.indexOf(token.slice(-1));
  const first = last - (last % UNUSED_BIT_VALUES);
  return Array.from({ length: UNUSED_BIT_VALUES }, (_, index) => token.slice(0, -1) + alphabet.charAt(first + index)).filter(
    (text) => text !== token,
  );
}
