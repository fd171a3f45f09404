import { eq } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { isEmail } from '#kit/email';
import { InvalidInput } from '#kit/errors';
import { createSecretId } from '#kit/ids';
import { findLanguage, getOpenCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import type { NewSubscription } from './contract.ts';
import { AlreadySubscribed } from './errors.ts';
import { newsletterSubscribers } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A newsletter was requested for an email address that is not confirmed yet. */
    'newsletter.confirmation-requested': { subscriberId: number };
  }
}

/** Maximum number of confirmation mails per address and day. */
const maxMailsPerDay = 3;
/** How long a bounced address gets no mail, in ms. */
const BOUNCE_PAUSE_MS = days(30);

/**
 * Stores a subscription request and sends a confirmation mail. The answer is the same for a new, pending, ended or bounced
 * address.
 * @throws InvalidInput if the email is invalid
 * @throws AlreadySubscribed if the address is confirmed
 * @throws CountryNotFound, CountryClosed
 */
export async function subscribe(db: Db, { email: typed, source, text, countryId, languageId }: NewSubscription): Promise<void> {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw new InvalidInput([{ field: 'email', code: email === '' ? 'required' : 'email' }]);
  const country = await getOpenCountry(db, countryId);
  const language = await findLanguage(db, languageId);
  const at = now();
  const wish = { countryId: country.id, languageId: language?.id ?? country.languageId, consentText: text, consentAt: at, source };
  await inTransaction(db, async (tx) => {
    await tx
      .insert(newsletterSubscribers)
      .values({ ...wish, email, status: 'pending', linkKey: createSecretId(32) })
      .onConflictDoNothing();
    const itself = eq(newsletterSubscribers.email, email);
    const [found] = await tx.select().from(newsletterSubscribers).where(itself).for('update');
    if (!found) return;
    if (found.status === 'confirmed') throw new AlreadySubscribed();
    if (found.status === 'bounced' && found.endedAt && at.getTime() - found.endedAt.getTime() < BOUNCE_PAUSE_MS) return;
    const isNewDay = !found.mailsSince || at.getTime() - found.mailsSince.getTime() >= days(1);
    if (!isNewDay && found.mails >= maxMailsPerDay) return;
    await tx
      .update(newsletterSubscribers)
      .set({
        ...wish,
        status: 'pending',
        endedAt: null,
        mails: isNewDay ? 1 : found.mails + 1,
        mailsSince: isNewDay ? at : found.mailsSince,
      })
      .where(itself);
    await publish(tx, { type: 'newsletter.confirmation-requested', payload: { subscriberId: found.id } });
  });
}
