import { listClicksAfter } from '#modules/tracking';
import type { Db } from '#platform/database';
import { readCountryCodes } from './country-codes.ts';
import type { Positioned, ReportedClick, ReportPage } from './report-contract.ts';

/** Lists an affiliate's clicks in the order of writing. */
export async function listReportedClicks(db: Db, affiliateId: number, page: ReportPage): Promise<Positioned<ReportedClick>[]> {
  const rows = await listClicksAfter(db, { affiliateId, ...page });
  const getCode = await readCountryCodes(
    db,
    rows.map(({ countryId }) => countryId),
  );
  return rows.map(({ at, countryId, ...click }) => ({
    position: click.id,
    item: { ...click, at: at.toISOString(), country: getCode(countryId), isCounted: click.reason === '' },
  }));
}
