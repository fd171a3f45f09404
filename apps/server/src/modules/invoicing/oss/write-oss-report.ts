import { ShopError } from '#kit/errors';
import type { Db } from '#platform/database';
import { readRates } from './exchange-rates.ts';
import { plainLayout, type OssLayout } from './oss-layout.ts';
import { ossReport } from './oss-report.ts';
import { quarterNamed } from './quarter.ts';
import { readOssPapers } from './read-oss-papers.ts';

/**
 * The report of a quarter's sales to other member states, from the papers.
 * @param quarter `2026-Q3` @param rates the CSV of exchange rates; empty where only euros were taken
 * @throws ShopError for no quarter, rates that cannot be read, and a rate that is missing
 */
export async function writeOssReport(
  db: Db,
  { quarter, rates, layout = plainLayout }: { quarter: string; rates: string; layout?: OssLayout },
): Promise<string> {
  const period = quarterNamed(quarter);
  if (!period) throw new ShopError('NoQuarter', 422, `${quarter} is no quarter such as 2026-Q3`, { quarter });
  return layout.write(ossReport(await readOssPapers(db, period), { quarter: period, rates: readRates(rates) }));
}
