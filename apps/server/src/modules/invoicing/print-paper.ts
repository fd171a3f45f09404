import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { findLanguage, getCountry } from '#modules/countries';
import type { Services } from '#platform/services';
import { PaperNotFound, PaperWaits } from './errors.ts';
import { sellerOf } from './invoice-content.ts';
import { drawSheets } from './print/draw-sheets.ts';
import { measureText } from './print/fonts.ts';
import { layoutPaper } from './print/layout-paper.ts';
import { papers } from './tables.ts';
import { textsIn } from './texts/texts-in.ts';
import type { PaperRow } from './write-invoice.ts';

/** A paper as a file. */
interface PrintedFile {
  bytes: Buffer;
  /** Whether it is, to the byte, what was printed first. */
  isAsIssued: boolean;
}

/** What papers are printed with. */
export type Printing = Pick<Services, 'db' | 'config' | 'storage' | 'log'>;

/**
 * A paper's file as it was issued. One that was never printed is printed and kept; one whose file is lost is printed again
 * from the frozen content and compared with what it was.
 * @throws PaperNotFound
 * @throws PaperWaits while nobody was entered as seller, outside of a demonstration
 */
export async function printPaper(services: Printing, number: string): Promise<PrintedFile> {
  const { db, storage, log } = services;
  const [row] = await db.select().from(papers).where(eq(papers.number, number));
  if (!row) throw new PaperNotFound();
  const kept = row.fileKey === null ? undefined : await storage.get(row.fileKey);
  if (kept) return { bytes: kept, isAsIssued: sha256(kept) === row.fileHash };
  const bytes = await draw(services, await withSeller(services, row));
  const fileHash = sha256(bytes);
  const fileKey = `papers/${row.issuedOn.slice(0, 4)}/${row.number.toLowerCase()}.pdf`;
  await storage.put(fileKey, bytes);
  await db
    .update(papers)
    .set({ fileKey, fileHash })
    .where(and(eq(papers.id, row.id), isNull(papers.fileKey)));
  const isAsIssued = row.fileHash === null || row.fileHash === fileHash;
  // The figures are the frozen ones; the typesetting may have changed with a release.
  if (!isAsIssued) log.warn({ number }, 'a lost paper was printed again and does not look as it did');
  return { bytes, isAsIssued };
}

async function draw({ db }: Printing, { kind, number, content, languageId }: PaperRow): Promise<Buffer> {
  const language = await findLanguage(db, languageId);
  return drawSheets(layoutPaper({ kind, number, content }, { measure: measureText, ...textsIn(language?.code ?? 'en') }));
}

/** Who sells, where that was not known yet as the paper was written. */
async function withSeller({ db, config }: Printing, row: PaperRow): Promise<PaperRow> {
  if (row.content.seller) return row;
  const seller = sellerOf(await getCountry(db, row.countryId));
  if (!seller && !config.isLoopback) throw new PaperWaits(row.number);
  if (!seller) return row;
  const content = { ...row.content, seller };
  await db
    .update(papers)
    .set({ content })
    .where(and(eq(papers.id, row.id), isNull(papers.fileKey)));
  return { ...row, content };
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
