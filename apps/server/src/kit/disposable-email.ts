import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

/** The first call creates the set, because the library creates a new one on each call. */
let domains: ReadonlySet<string> | undefined;

/** Returns whether an email address belongs to a provider of disposable addresses, whose inboxes anyone can open for some minutes. */
export function isDisposableEmail(email: string): boolean {
  domains ??= disposableEmailBlocklistSet();
  return domains.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}
