import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { buildProductTag } from '#modules/catalog';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { addToRating } from '../add-to-rating.ts';
import type { Fit } from '../contract.ts';
import { fitReports } from '../tables.ts';

/** A report of how a product fits. */
export interface FitReport {
  productId: number;
  source: 'review' | 'return';
  /** Id of the review, or the line of the return: each reports once. */
  reference: string;
  fit: Fit;
  sizeId: number | null;
}

/** Records a fit report. The same source and reference count once; the first report stays. */
export async function recordFit(tx: Tx, report: FitReport): Promise<void> {
  const [stored] = await tx
    .insert(fitReports)
    .values({ ...report, at: now() })
    .onConflictDoNothing()
    .returning({ fit: fitReports.fit });
  if (!stored) return;
  await addToRating(tx, report.productId, { [report.fit]: 1 });
  await dropTags(tx, [buildProductTag(report.productId)]);
}

/** Removes a fit report, if it exists. */
export async function removeFitReport(tx: Tx, { source, reference }: Pick<FitReport, 'source' | 'reference'>): Promise<void> {
  const [removed] = await tx
    .delete(fitReports)
    .where(and(eq(fitReports.source, source), eq(fitReports.reference, reference)))
    .returning({ productId: fitReports.productId, fit: fitReports.fit });
  if (!removed) return;
  await addToRating(tx, removed.productId, { [removed.fit]: -1 });
  await dropTags(tx, [buildProductTag(removed.productId)]);
}
