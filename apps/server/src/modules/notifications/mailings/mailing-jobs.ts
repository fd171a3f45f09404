import { z } from 'zod';
import { findUserContact } from '#modules/accounts';
import { addWinBacks } from '#modules/newsletter';
import { defineJob, type AnyJob } from '#platform/job';
import { sendDeliveries } from './send-deliveries.ts';
import { writeMailing } from './write-mailing.ts';

/** Sends newsletter emails. Its retries are the next runs, because each email stays due until it is sent. */
export const sendDeliveriesJob = defineJob({
  name: 'notifications.send-newsletter-deliveries',
  schema: z.object({}),
  schedule: { everyMinutes: 1 },
  atOnce: 1,
  run: (services, _data, { signal }) => sendDeliveries(services, signal),
});

/** Adds the emails of the flow "Win back" once a day. */
const addWinBacksJob = defineJob({
  name: 'notifications.add-win-backs',
  schema: z.object({}),
  schedule: { dailyAtUtc: '08:15' },
  run: async ({ db, log }) => {
    const count = await addWinBacks(db);
    if (count > 0) log.info({ count }, 'win-back emails were added');
  },
});

/** Sends staff a mailing to their own address. Its unsubscribe link belongs to no subscription. */
export const sendTestMailing = defineJob({
  name: 'send-test-mailing',
  schema: z.object({ userId: z.int(), mailingId: z.int(), countryId: z.int(), languageId: z.int() }),
  run: async ({ db, config, mailer }, { userId, ...wanted }) => {
    const contact = await findUserContact(db, userId);
    if (!contact) return;
    const { from, write } = await writeMailing(db, config, wanted);
    const { subject, html, text } = write(null);
    await mailer.send({ from, to: contact.email, subject: `[Test] ${subject}`, html, text });
  },
});

export const mailingJobs: readonly AnyJob[] = [sendDeliveriesJob, addWinBacksJob, sendTestMailing];
