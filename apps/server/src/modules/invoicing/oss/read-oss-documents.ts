import { getVatRates } from '#modules/countries';
import type { Db } from '#platform/database';
import type { OssDocument } from './oss-report.ts';
import type { Quarter } from './quarter.ts';
import { readVatDocuments } from './read-vat-documents.ts';

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
  const found: OssDocument[] = [];
  const business: BusinessDocument[] = [];
  for (const document of await readVatDocuments(db, { from, until, schemes: ['oss'] })) {
    const { number, issuedOn, correctsIssuedOn, countryId, businessVatId: vatId, vatIdStatus: status } = document;
    if (vatId !== null) {
      business.push({ number, vatId, status });
      continue;
    }
    const findRate = await getVatRates(db, { countryId, at: new Date(`${correctsIssuedOn ?? issuedOn}T12:00:00Z`) });
    const standard = findRate('standard');
    found.push({ ...document, vat: document.vat.map((line) => ({ ...line, rateType: line.basisPoints === standard ? 'STANDARD' : 'REDUCED' })) });
  }
  return { documents: found, business };
}
