import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import { assignInvoiceNumber } from './assign-invoice-number.ts';
import { orderEvents } from './tables.ts';

/** What is to be invoiced anew. */
interface Renewal {
  orderId: number;
  /** The number that it has. */
  invoiceNumber: string;
  actor: string;
  countryCode: string;
  /** By the country's calendar. */
  year: number;
}

/**
 * Gives an order another invoice number, since it was edited: its former invoice was credited. The former number stays in its
 * timeline, where it is known by. As the first number it must be the last statement of its transaction.
 */
export async function renewInvoiceNumber(tx: Tx, { orderId, invoiceNumber, actor, countryCode, year }: Renewal): Promise<string> {
  const event = { orderId, life: 'invoice', from: invoiceNumber, to: 'RENEWED', actor, reason: 'the order was edited', at: now() };
  await tx.insert(orderEvents).values(event);
  return assignInvoiceNumber(tx, { orderId, countryCode, year });
}
