import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { productTag } from '#modules/catalog';
import { dropTags } from '#platform/tag-drops';
import type { Tx } from '#platform/transaction';
import { addToRating } from './add-to-rating.ts';
import type { Fit } from './contract.ts';
import { fitReports } from './tables.ts';

/** How a piece turned out to fit. */
export interface FitReport {
  productId: number;
  source: 'review' | 'return';
  /** The review's id, or the return's line: each reports once. */
  reference: string;
  fit: Fit;
  sizeId: number | null;
}

/** Counts a report of how a garment fits. The same source with the same reference counts once, as it was first told. */
export async function recordFit(tx: Tx, report: FitReport): Promise<void> {
  const [kept] = await tx
    .insert(fitReports)
    .values({ ...report, at: now() })
    .onConflictDoNothing()
    .returning({ fit: fitReports.fit });
  if (!kept) return;
  await addToRating(tx, report.productId, { [report.fit]: 1 });
  await dropTags(tx, [productTag(report.productId)]);
}

/** Takes a report back. Nothing happens where there is none. */
export async function forgetFit(tx: Tx, { source, reference }: Pick<FitReport, 'source' | 'reference'>): Promise<void> {
  const [gone] = await tx
    .delete(fitReports)
    .where(and(eq(fitReports.source, source), eq(fitReports.reference, reference)))
    .returning({ productId: fitReports.productId, fit: fitReports.fit });
  if (!gone) return;
  await addToRating(tx, gone.productId, { [gone.fit]: -1 });
  await dropTags(tx, [productTag(gone.productId)]);
}
