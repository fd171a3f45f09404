import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { assignInvoiceNumber } from './assign-invoice-number.ts';
import { orderEvents } from '../tables.ts';

/** The order that gets a new invoice. */
interface Renewal {
  orderId: number;
  /** Its current number. */
  invoiceNumber: string;
  actor: string;
  countryCode: string;
  /** By the country's calendar. */
  year: number;
}

/**
 * Assigns another invoice number after an edit, when the former invoice was credited. The former number stays in the history and can still be
 * searched. Must be the last statement of its transaction.
 */
export async function renewInvoiceNumber(tx: Tx, { orderId, invoiceNumber, actor, countryCode, year }: Renewal): Promise<string> {
  const event = { orderId, kind: 'invoice', from: invoiceNumber, to: 'RENEWED', actor, reason: 'the order was edited', at: now() };
  await tx.insert(orderEvents).values(event);
  return assignInvoiceNumber(tx, { orderId, countryCode, year });
}
