import { ShopError } from '#kit/errors';
import type { Db } from '#platform/database';
import { plainLayout, type OssLayout } from './oss-layout.ts';
import { buildOssReport } from './oss-report.ts';
import { findQuarter } from './quarter.ts';
import { readOssDocuments, type BusinessDocument } from './read-oss-documents.ts';
import { readRatesOfDocuments } from './read-rates-of-documents.ts';

/**
 * Writes the report of a quarter's sales to other member states.
 * @param quarter `2026-Q3`
 * @returns the report, and the documents to business customers that it leaves out
 * @throws ShopError for an invalid quarter or a missing rate
 */
export async function writeOssReport(
  db: Db,
  { quarter, layout = plainLayout }: { quarter: string; layout?: OssLayout },
): Promise<{ report: string; business: BusinessDocument[] }> {
  const period = findQuarter(quarter);
  if (!period) throw new ShopError('NoQuarter', 422, `${quarter} is not a quarter such as 2026-Q3`, { quarter });
  const { documents, business } = await readOssDocuments(db, period);
  const rates = await readRatesOfDocuments(db, documents);
  return { report: layout.write(buildOssReport(documents, { quarter: period, rates })), business };
}
