import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { findLanguage, getCountry } from '#modules/countries';
import type { Services } from '#platform/services';
import { DocumentNotFound, DocumentNotReady } from './errors.ts';
import { toSellerParty } from './invoice-content.ts';
import { drawDocument } from './draw-document.ts';
import { getOrderDocumentKind } from './kinds/document-kinds.ts';
import { documents } from './tables.ts';
import type { DocumentRow } from './write-invoice.ts';

/** A document as a file. */
interface PrintedFile {
  bytes: Buffer;
  /** Whether it has the same bytes as the first print. */
  isAsIssued: boolean;
}

/** The services that printing needs. */
export type Printing = Pick<Services, 'db' | 'config' | 'storage' | 'log'>;

/**
 * Returns the file of a document as it was issued. A document without a file is printed and stored. A lost file is printed again
 * from the stored content and compared with the hash of the first print.
 * @throws DocumentNotFound
 * @throws DocumentNotReady while no seller is entered, except in a demo
 */
export async function printDocument(services: Printing, number: string): Promise<PrintedFile> {
  const { db, storage, log } = services;
  const [row] = await db.select().from(documents).where(eq(documents.number, number));
  if (!row) throw new DocumentNotFound();
  const stored = row.fileKey === null ? undefined : await storage.get(row.fileKey);
  if (stored) return { bytes: stored, isAsIssued: sha256(stored) === row.fileHash };
  const bytes = await draw(services, await withSeller(services, row));
  const fileHash = sha256(bytes);
  const fileKey = `documents/${row.issuedOn.slice(0, 4)}/${row.number.toLowerCase()}.pdf`;
  await storage.put(fileKey, bytes);
  await db
    .update(documents)
    .set({ fileKey, fileHash })
    .where(and(eq(documents.id, row.id), isNull(documents.fileKey)));
  const isAsIssued = row.fileHash === null || row.fileHash === fileHash;
  // The figures are the stored ones; the layout may have changed with a release.
  if (!isAsIssued) log.warn({ number }, 'a lost document was printed again and differs from the original file');
  return { bytes, isAsIssued };
}

async function draw({ db }: Printing, { kind, number, content, languageId }: DocumentRow): Promise<Buffer> {
  const language = await findLanguage(db, languageId);
  return drawDocument(getOrderDocumentKind(kind), { number, content }, language?.code ?? 'en');
}

/** Adds the seller if it was not yet known when the document was written. */
async function withSeller({ db, config }: Printing, row: DocumentRow): Promise<DocumentRow> {
  if (row.content.seller) return row;
  const seller = toSellerParty(await getCountry(db, row.countryId));
  if (!seller && !config.isLoopback) throw new DocumentNotReady(row.number);
  if (!seller) return row;
  const content = { ...row.content, seller };
  await db
    .update(documents)
    .set({ content })
    .where(and(eq(documents.id, row.id), isNull(documents.fileKey)));
  return { ...row, content };
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
