import { asc, between, eq } from 'drizzle-orm';
import { getVatRates, isVatIdOfUnion } from '#modules/countries';
import type { Db } from '#platform/database';
import { getOrderDocumentKind } from '../kinds/document-kinds.ts';
import { documents, vatIdChecks } from '../tables.ts';
import type { OssDocument } from './oss-report.ts';
import type { Quarter } from './quarter.ts';

/** A document to a business customer: not part of the return. */
export interface BusinessDocument {
  number: string;
  vatId: string;
  /** `unchecked`: VIES has not answered yet. */
  status: 'valid' | 'unchecked';
}

/**
 * Returns the documents of a quarter with VAT scheme `oss`. Domestic sales and sales outside the Union are excluded. The return is for sales to
 * consumers (Directive 2006/112/EC, Art. 369b), so a buyer with a VAT id is left out and listed, unless the id is not registered in VIES.
 */
export async function readOssDocuments(db: Db, { from, until }: Quarter): Promise<{ documents: OssDocument[]; business: BusinessDocument[] }> {
  const rows = await db
    .select({ document: documents, check: vatIdChecks.status })
    .from(documents)
    .leftJoin(vatIdChecks, eq(vatIdChecks.orderId, documents.orderId))
    .where(between(documents.issuedOn, from, until))
    .orderBy(asc(documents.id));
  const found: OssDocument[] = [];
  const business: BusinessDocument[] = [];
  for (const { document, check } of rows) {
    const { kind, number, issuedOn, currency, countryId, content } = document;
    if (content.vatScheme !== 'oss') continue;
    const { vatNumber: vatId } = content.buyer;
    if (isVatIdOfUnion(vatId) && check !== 'invalid') {
      business.push({ number, vatId, status: check ?? 'unchecked' });
      continue;
    }
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
  return { documents: found, business };
}
