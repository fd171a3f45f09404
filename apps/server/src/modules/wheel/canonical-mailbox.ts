import { domainToASCII } from 'node:url';

/** Domains whose mailboxes are those of another. */
const sameAs: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
};

/** Where a dot in a mailbox's name means nothing. */
const dotless = new Set(['gmail.com', 'proton.me']);

/**
 * One spelling for all addresses that end up in the same mailbox: small letters, no `+tag`, no dots where the provider passes
 * over them, one of a provider's several domains, one way to write each letter and each international domain.
 * @param email as `isEmail` lets it through
 */
export function canonicalMailbox(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = mailDomain(text.slice(at + 1));
  const local = text.slice(0, at).replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const untagged = local.replace(/(?<=.)\+.*$/u, '');
  const name = dotless.has(domain) ? untagged.replaceAll('.', '') : untagged;
  // A name of nothing but dots is none that a provider gives, and yet one mailbox.
  return `${name || untagged}@${domain}`;
}

/** A mailbox's domain as the net spells it; one that the net could not spell stays as it was typed. */
export function mailDomain(typed: string): string {
  const ascii = domainToASCII(typed.trim().toLowerCase()).replace(/\.$/, '') || typed;
  return sameAs[ascii] ?? ascii;
}
