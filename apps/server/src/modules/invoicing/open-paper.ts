import { PaperNotFound } from './errors.ts';
import { papersOf } from './papers-of.ts';
import { printPaper, type Printing } from './print-paper.ts';
import { writeInvoice } from './write-invoice.ts';

/**
 * A paper of an order, for whoever the order belongs to: its file, and what it is called.
 * @param number in any case
 * @throws PaperNotFound also for one of another order
 * @throws PaperWaits
 */
export async function openPaper(
  services: Printing,
  { orderId, number }: { orderId: number; number: string },
): Promise<{ bytes: Buffer; name: string }> {
  await writeInvoice(services.db, orderId);
  const wanted = number.trim().toUpperCase();
  const found = (await papersOf(services.db, orderId)).find((paper) => paper.number === wanted);
  if (!found) throw new PaperNotFound();
  const { bytes } = await printPaper(services, found.number);
  return { bytes, name: `${found.number.toLowerCase()}.pdf` };
}
