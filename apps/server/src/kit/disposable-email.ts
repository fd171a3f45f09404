import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

/** Built by the first call: the library builds a new one each time. */
let domains: ReadonlySet<string> | undefined;

/** Tells whether an email address belongs to a provider of disposable addresses, whose inboxes anybody can open for some minutes. */
export function isDisposableEmail(email: string): boolean {
  domains ??= disposableEmailBlocklistSet();
  return domains.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}
