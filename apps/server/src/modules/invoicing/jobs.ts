import { z } from 'zod';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { createThrottle } from '#platform/requests/throttle';
import { inTransaction } from '#platform/transaction';
import { NoInvoice, DocumentNotReady } from './errors.ts';
import { issueCreditNote } from './credit-notes/issue-credit-note.ts';
import { printDocument } from './print-document.ts';
import { checkVatId } from './vat-ids/check-vat-id.ts';
import { listUnprintedDocuments } from './unprinted-documents.ts';
import { writeInvoice } from './write-invoice.ts';

/** Stores the invoice of an order that was confirmed or edited. */
const writeInvoiceJob = defineJob({
  name: 'invoicing.write-invoice',
  schema: z.object({ orderId: z.int() }),
  run: async ({ db }, { orderId }) => {
    await writeInvoice(db, orderId);
  },
  retry: { limit: 15, delaySeconds: 10 },
});

/** Credits everything that is left of the invoice of a cancelled order. */
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

/** Checks the VAT id of a business customer with VIES. Registers of member states can be down for hours, so it retries for about four days. */
const checkVatIdJob = defineJob({
  name: 'invoicing.check-vat-id',
  schema: z.object({ orderId: z.int() }),
  run: (services, { orderId }) => checkVatId(services, orderId),
  retry: { limit: 13, delaySeconds: 40 },
});

/** Prints the remaining documents at night. Each takes a tenth of a second and should not slow down the shop by day. */
const printDocumentsJob = defineJob({
  name: 'invoicing.print-documents',
  schema: z.object({}),
  schedule: { dailyAtUtc: '01:10' },
  timeoutSeconds: 4 * 60 * 60,
  run: async (services, _, { signal }) => {
    const throttle = createThrottle(signal);
    let waiting = 0;
    for (const number of await listUnprintedDocuments(services.db)) {
      try {
        await printDocument(services, number);
      } catch (error) {
        if (!(error instanceof DocumentNotReady)) throw error;
        waiting += 1;
      }
      await throttle();
    }
    if (waiting > 0) services.log.warn({ waiting }, 'documents cannot be printed until their countries have a seller');
  },
});

export const invoicingJobs: readonly AnyJob[] = [writeInvoiceJob, creditCancelledJob, printDocumentsJob, checkVatIdJob];
export const invoicingSubscriptions: readonly Subscription[] = [
  on('order.confirmed', writeInvoiceJob),
  on('order.edited', writeInvoiceJob),
  on('order.confirmed', checkVatIdJob),
  on('order.edited', checkVatIdJob),
  on('order.cancelled', creditCancelledJob),
];
