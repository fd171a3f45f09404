import { DocumentNotFound } from './errors.ts';
import { listDocuments } from './list-documents.ts';
import { printDocument, type Printing } from './print-document.ts';
import { writeInvoice } from './write-invoice.ts';

/**
 * Returns the file and file name of a document of an order.
 * @param number in any case
 * @throws DocumentNotFound also for a document of another order
 * @throws DocumentNotReady
 */
export async function openDocument(
  services: Printing,
  { orderId, number }: { orderId: number; number: string },
): Promise<{ bytes: Buffer; name: string }> {
  await writeInvoice(services.db, orderId);
  const wanted = number.trim().toUpperCase();
  const found = (await listDocuments(services.db, orderId)).find((document) => document.number === wanted);
  if (!found) throw new DocumentNotFound();
  const { bytes } = await printDocument(services, found.number);
  return { bytes, name: `${found.number.toLowerCase()}.pdf` };
}
