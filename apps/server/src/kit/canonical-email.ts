import { domainToASCII } from 'node:url';

/** Main domains by alias domain. Both belong to the same provider and the same accounts. */
const mainDomainByAlias: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
};

/** Providers that ignore dots in the name. */
const dotless = new Set(['gmail.com', 'proton.me']);

/**
 * Normalises an email address so that all spellings of one inbox are equal: lower case, no `+tag`, no dots where the provider ignores
 * them, one domain per provider, one Unicode form, ASCII domain.
 * @param email accepted by `isEmail`
 */
export function toCanonicalEmail(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = getMailDomain(text.slice(at + 1));
  const local = text.slice(0, at).replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const untagged = local.replace(/(?<=.)\+.*$/u, '');
  const name = dotless.has(domain) ? untagged.replaceAll('.', '') : untagged;
  // A name of dots only is not changed, because it would become empty.
  return `${name || untagged}@${domain}`;
}

/** Converts a domain to its ASCII form and main domain; a domain that cannot be converted is returned as typed. */
export function getMailDomain(typed: string): string {
  const ascii = domainToASCII(typed.trim().toLowerCase()).replace(/\.$/, '') || typed;
  return mainDomainByAlias[ascii] ?? ascii;
}
