import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { syncAccountConsent, moveSubscription } from './sync-account-consent.ts';
import { deleteUnconfirmed } from './delete-subscribers.ts';

const followChoice = defineJob({
  name: 'newsletter.sync-account-choice',
  schema: z.object({ userId: z.int(), text: z.string(), at: z.string(), source: z.enum(['registration', 'account']) }),
  run: ({ db }, { userId, ...consent }) => syncAccountConsent(db, userId, consent),
});

/** Confirms the subscription of an address that the account has confirmed, without another email. */
const followConfirmation = defineJob({
  name: 'newsletter.sync-confirmation',
  schema: z.object({ userId: z.int() }),
  run: ({ db }, { userId }) => syncAccountConsent(db, userId),
});

const followMove = defineJob({
  name: 'newsletter.sync-email-change',
  schema: z.object({ oldEmail: z.string(), newEmail: z.string() }),
  run: ({ db }, emails) => moveSubscription(db, emails),
});

const deleteUnconfirmedJob = defineJob({
  name: 'newsletter.delete-unconfirmed',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:55' },
  run: async ({ db, log }) => {
    const count = await deleteUnconfirmed(db);
    if (count > 0) log.info({ count }, 'expired unconfirmed newsletter subscriptions were deleted');
  },
});

export const newsletterJobs: readonly AnyJob[] = [followChoice, followConfirmation, followMove, deleteUnconfirmedJob];

export const newsletterSubscriptions: readonly Subscription[] = [
  on('account.newsletter-chosen', followChoice),
  on('account.email-confirmed', followConfirmation),
  on('account.email-changed', followMove),
];
