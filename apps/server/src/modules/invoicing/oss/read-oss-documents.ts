import { asc, between } from 'drizzle-orm';
import { getVatRates } from '#modules/countries';
import type { Db } from '#platform/database';
import { getOrderDocumentKind } from '../kinds/document-kinds.ts';
import { documents } from '../tables.ts';
import type { OssDocument } from './oss-report.ts';
import type { Quarter } from './quarter.ts';

/** Returns the documents of a quarter with VAT scheme `oss`. Domestic sales and sales outside the Union are excluded. */
export async function readOssDocuments(db: Db, { from, until }: Quarter): Promise<OssDocument[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(between(documents.issuedOn, from, until))
    .orderBy(asc(documents.id));
  const found: OssDocument[] = [];
  for (const { kind, number, issuedOn, currency, countryId, content } of rows) {
    if (content.vatScheme !== 'oss') continue;
    const invoicedOn = content.corrects?.issuedOn ?? issuedOn;
    const findRate = await getVatRates(db, { countryId, at: new Date(`${invoicedOn}T12:00:00Z`) });
    const standard = findRate('standard');
    found.push({
      sign: getOrderDocumentKind(kind).sign,
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
