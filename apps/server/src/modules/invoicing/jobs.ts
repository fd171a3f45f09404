import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { easyPace } from '#platform/easy-pace';
import { inTransaction } from '#platform/transaction';
import { NoInvoice, PaperWaits } from './errors.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { printPaper } from './print-paper.ts';
import { unprintedPapers } from './unprinted-papers.ts';
import { writeInvoice } from './write-invoice.ts';

/** Freezes the invoice of an order that was confirmed, or edited since. */
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
  run: async ({ db }, { orderId }) => {
    try {
      await inTransaction(db, (tx) => issueCreditNote(tx, { orderId, cause: `cancelled ${orderId}`, lines: 'all' }));
    } catch (error) {
      if (!(error instanceof NoInvoice)) throw error;
    }
  },
  retry: { limit: 15, delaySeconds: 10 },
});

/** Prints at night what nobody has asked for by day: a tenth of a second of work each, which no shopper should wait behind. */
const printPapersJob = defineJob({
  name: 'invoicing.print-papers',
  schema: z.object({}),
  schedule: { dailyAtUtc: '01:10' },
  timeoutSeconds: 4 * 60 * 60,
  run: async (services, _, { signal }) => {
    const pace = easyPace(signal);
    let waiting = 0;
    for (const number of await unprintedPapers(services.db)) {
      try {
        await printPaper(services, number);
      } catch (error) {
        if (!(error instanceof PaperWaits)) throw error;
        waiting += 1;
      }
      await pace();
    }
    if (waiting > 0) services.log.warn({ waiting }, 'papers wait for a seller: enter one for their countries');
  },
});

export const invoicingJobs: readonly AnyJob[] = [writeInvoiceJob, creditCancelledJob, printPapersJob];
export const invoicingSubscriptions: readonly Subscription[] = [
  on('order.confirmed', writeInvoiceJob),
  on('order.edited', writeInvoiceJob),
  on('order.cancelled', creditCancelledJob),
];
