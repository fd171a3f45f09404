import { asc, between } from 'drizzle-orm';
import { vatRatesOn } from '#modules/countries';
import type { Db } from '#platform/database';
import { papers } from '../tables.ts';
import type { OssPaper } from './oss-report.ts';
import type { Quarter } from './quarter.ts';

/**
 * The papers of a quarter that belong into the One-Stop Shop by what they themselves say: sales at home and outside of the
 * Union are not among them.
 */
export async function readOssPapers(db: Db, { from, until }: Quarter): Promise<OssPaper[]> {
  const rows = await db
    .select()
    .from(papers)
    .where(between(papers.issuedOn, from, until))
    .orderBy(asc(papers.id));
  const found: OssPaper[] = [];
  for (const { kind, number, issuedOn, currency, countryId, content } of rows) {
    if (content.vatScheme !== 'oss') continue;
    const invoicedOn = content.corrects?.issuedOn ?? issuedOn;
    const rateOf = await vatRatesOn(db, { countryId, at: new Date(`${invoicedOn}T12:00:00Z`) });
    const standard = rateOf('standard');
    found.push({
      kind,
      number,
      issuedOn,
      correctsIssuedOn: content.corrects?.issuedOn ?? null,
      countryCode: content.countryCode,
      currency,
      vat: content.vat.map((line) => ({ ...line, rateType: line.basisPoints === standard ? 'STANDARD' : 'REDUCED' })),
    });
  }
  return found;
}
