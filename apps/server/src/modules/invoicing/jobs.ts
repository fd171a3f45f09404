import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { inTransaction } from '#platform/transaction';
import { hasRestToCredit, issueCreditNote } from './issue-credit-note.ts';
import { writeInvoice } from './write-invoice.ts';

/** Freezes the invoice of an order that was confirmed. */
const writeInvoiceJob = defineJob({
  name: 'invoicing.write-invoice',
  schema: z.object({ orderId: z.int() }),
  run: async ({ db }, { orderId }) => {
    await writeInvoice(db, orderId);
  },
  retry: { limit: 15, delaySeconds: 10 },
});

/** An order that was given up after its invoice: whatever of it was not credited yet is taken back. */
const creditCancelledJob = defineJob({
  name: 'invoicing.credit-cancelled',
  schema: z.object({ orderId: z.int() }),
  run: ({ db }, { orderId }) =>
    inTransaction(db, async (tx) => {
      if (await hasRestToCredit(tx, orderId)) await issueCreditNote(tx, { orderId, cause: `cancelled ${orderId}`, lines: 'all' });
    }),
  retry: { limit: 15, delaySeconds: 10 },
});

export const invoicingJobs: readonly AnyJob[] = [writeInvoiceJob, creditCancelledJob];
export const invoicingSubscriptions: readonly Subscription[] = [on('order.confirmed', writeInvoiceJob), on('order.cancelled', creditCancelledJob)];
