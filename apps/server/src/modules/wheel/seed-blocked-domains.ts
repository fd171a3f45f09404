import type { Db } from '#platform/database';
import { wheelBlockedDomains } from './tables.ts';

/** Well-known providers of disposable email addresses. */
// prettier-ignore
const known = [
  '10minutemail.com', 'burnermail.io', 'dispostable.com', 'emailondeck.com', 'fakeinbox.com', 'getnada.com', 'guerrillamail.com',
  'guerrillamail.info', 'guerrillamail.net', 'guerrillamail.org', 'mailcatch.com', 'maildrop.cc', 'mailinator.com', 'mailnesia.com', 'mailsac.com',
  'minuteinbox.com', 'mintemail.com', 'mohmal.com', 'moakt.com', 'mytemp.email', 'sharklasers.com', 'spamgourmet.com', 'temp-mail.org',
  'tempail.com', 'tempmail.dev', 'tempr.email', 'throwawaymail.com', 'trashmail.com', 'wegwerfmail.de', 'yopmail.com',
];

/** Adds the initial list if no domain is blocked yet. A repeated call has no effect. */
export async function seedBlockedDomains(db: Db): Promise<void> {
  if ((await db.$count(wheelBlockedDomains)) > 0) return;
  await db
    .insert(wheelBlockedDomains)
    .values(known.map((domain) => ({ domain })))
    .onConflictDoNothing();
}
