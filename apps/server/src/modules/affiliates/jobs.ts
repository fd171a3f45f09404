import { z } from 'zod';
import { findShipment } from '#modules/fulfilment';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { approveDue } from './commissions/approve-due.ts';
import { forgetPrints } from './commissions/forget-prints.ts';
import { settleCommissions } from './commissions/settle-commissions.ts';
import { postBackEntries, postBackPayout } from './postbacks/post-back.ts';
import { sortIntoTiers } from './terms/sort-into-tiers.ts';

/** An order was confirmed or edited, or less is kept of it: its affiliate earns more or less. */
const settleJob = defineJob({
  name: 'affiliates.settle-commissions',
  schema: z.object({ orderId: z.int() }),
  run: ({ db }, { orderId }) => settleCommissions(db, orderId),
  retry: { limit: 15, delaySeconds: 10 },
});

/** What arrived falls due some day. */
const settleArrivedJob = defineJob({
  name: 'affiliates.settle-arrived',
  schema: z.object({ shipmentId: z.int() }),
  run: async ({ db }, { shipmentId }) => {
    const parcel = await findShipment(db, shipmentId);
    if (parcel) await settleCommissions(db, parcel.orderId);
  },
  retry: { limit: 15, delaySeconds: 10 },
});

/** His own system hears of it as well: each entry once, since what is queued has an id of its own. */
const postBackEntriesJob = defineJob({
  name: 'affiliates.post-back-entries',
  schema: z.object({ affiliateId: z.int(), fromSequence: z.int(), untilSequence: z.int() }),
  run: ({ db }, entries) => postBackEntries(db, entries),
  retry: { limit: 15, delaySeconds: 10 },
});

const postBackPayoutJob = defineJob({
  name: 'affiliates.post-back-payout',
  schema: z.object({ payoutId: z.int() }),
  run: ({ db }, { payoutId }) => postBackPayout(db, payoutId),
  retry: { limit: 15, delaySeconds: 10 },
});

const approveDueJob = defineJob({
  name: 'affiliates.approve-due',
  schema: z.object({}),
  schedule: { everyMinutes: 10 },
  run: async ({ db }, _, { signal }) => {
    await approveDue(db, signal);
  },
});

const sortIntoTiersJob = defineJob({
  name: 'affiliates.sort-into-tiers',
  schema: z.object({}),
  schedule: { dailyAtUtc: '00:20' },
  run: async ({ db }) => {
    await sortIntoTiers(db);
  },
});

const forgetPrintsJob = defineJob({
  name: 'affiliates.forget-prints',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:20' },
  run: ({ db }) => forgetPrints(db),
});

export const affiliateJobs: readonly AnyJob[] = [
  ...[settleJob, settleArrivedJob, approveDueJob, sortIntoTiersJob, forgetPrintsJob],
  ...[postBackEntriesJob, postBackPayoutJob],
];
export const affiliateSubscriptions: readonly Subscription[] = [
  on('order.confirmed', settleJob),
  on('order.edited', settleJob),
  on('paper.credited', settleJob),
  // A parcel that came back or was lost ends an order of which the rest has arrived.
  on('shipment.delivered', settleArrivedJob),
  on('shipment.returned', settleArrivedJob),
  on('shipment.lost', settleArrivedJob),
  on('affiliate.commission-booked', postBackEntriesJob),
  on('affiliate.payout-moved', postBackPayoutJob),
];
