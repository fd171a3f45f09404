import { dictionary } from '@zxcvbn-ts/language-common';

/** About 50,000 passwords that appear most often in data leaks, in lower case. */
const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Returns whether a password is among those that attackers try first. Ignores upper and lower case and special characters, so `Password1!` is
 * found too.
 */
export function isLeakedPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return leaked.has(plain) || leaked.has(plain.replace(/[^\p{L}\p{N}]/gu, ''));
}
