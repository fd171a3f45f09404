import { z } from 'zod';
import { findShipment } from '#modules/fulfilment';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { approveDue } from './commissions/approve-due.ts';
import { deleteOldFingerprints } from './commissions/delete-old-fingerprints.ts';
import { settleCommissions } from './commissions/settle-commissions.ts';
import { LedgerBroken } from './errors.ts';
import { verifyLedger } from './ledger/verify-ledger.ts';
import { postBackEntries, postBackPayout } from './postbacks/post-back.ts';
import { refreshVatIds } from './vat-ids/refresh-vat-ids.ts';
import { updateTiers } from './terms/update-tiers.ts';

/** An order was confirmed, edited, refunded or paid to the carrier: the affiliate's commission or its due date changes. */
const settleJob = defineJob({
  name: 'affiliates.settle-commissions',
  schema: z.object({ orderId: z.int() }),
  run: ({ db }, { orderId }) => settleCommissions(db, orderId),
  retry: { limit: 15, delaySeconds: 10 },
});

/** A delivered line gets a due date. */
const settleArrivedJob = defineJob({
  name: 'affiliates.settle-arrived',
  schema: z.object({ shipmentId: z.int() }),
  run: async ({ db }, { shipmentId }) => {
    const parcel = await findShipment(db, shipmentId);
    if (parcel) await settleCommissions(db, parcel.orderId);
  },
  retry: { limit: 15, delaySeconds: 10 },
});

/** Sends each ledger entry to the affiliate's own system once: each queued delivery has its own id. */
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

const updateTiersJob = defineJob({
  name: 'affiliates.update-tiers',
  schema: z.object({}),
  schedule: { dailyAtUtc: '00:20' },
  run: async ({ db }) => {
    await updateTiers(db);
  },
});

const deleteFingerprintsJob = defineJob({
  name: 'affiliates.delete-old-fingerprints',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:20' },
  run: ({ db }) => deleteOldFingerprints(db),
});

/**
 * Verifies all ledgers and payouts each night. A failure is final at once: it is listed under Jobs in the back office and raises the alert
 * for failed jobs.
 */
const verifyLedgerJob = defineJob({
  name: 'affiliates.verify-ledger',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:40' },
  timeoutSeconds: 3600,
  retry: { limit: 0 },
  run: async ({ db, log }) => {
    const { breaks } = await verifyLedger(db);
    if (breaks.length === 0) return;
    log.error({ breaks }, 'the verification of the affiliate ledger failed');
    throw new LedgerBroken(breaks);
  },
});

/** Asks VIES again about VAT ids without an answer, and before the next payouts. */
const checkVatIdsJob = defineJob({
  name: 'affiliates.check-vat-ids',
  schema: z.object({}),
  schedule: { everyMinutes: 60 },
  run: (services, _, { signal }) => refreshVatIds(services, { signal }),
});

export const affiliateJobs: readonly AnyJob[] = [
  ...[settleJob, settleArrivedJob, approveDueJob, updateTiersJob, deleteFingerprintsJob, verifyLedgerJob, checkVatIdsJob],
  ...[postBackEntriesJob, postBackPayoutJob],
];
export const affiliateSubscriptions: readonly Subscription[] = [
  on('order.confirmed', settleJob),
  on('order.edited', settleJob),
  on('order.cash-remitted', settleJob),
  on('document.credited', settleJob),
  // A returned or lost parcel can complete an order whose other parcels have arrived.
  on('shipment.delivered', settleArrivedJob),
  on('shipment.returned', settleArrivedJob),
  on('shipment.lost', settleArrivedJob),
  on('affiliate.commission-booked', postBackEntriesJob),
  on('affiliate.payout-moved', postBackPayoutJob),
];
