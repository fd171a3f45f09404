import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import { isVatIdOfUnion } from '#modules/countries';
import type { Db } from '#platform/database';
import type { DocumentContent } from '../document-content.ts';
import { getOrderDocumentKind } from '../kinds/document-kinds.ts';
import { documents, vatIdChecks } from '../tables.ts';

/** The parts of an invoice or a credit note that VAT reports need. Amounts are minor units of its currency, without the sign. */
interface VatDocument {
  /** 1: the VAT is owed; -1: it is credited. */
  sign: 1 | -1;
  number: string;
  /** ISO dates. */
  issuedOn: string;
  /** For a credit note: the date of the invoice that it corrects. */
  correctsIssuedOn: string | null;
  countryId: number;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  currency: string;
  scheme: DocumentContent['vatScheme'];
  /** The VAT id on the document; empty: none. */
  buyerVatId: string;
  /** The VAT id of a business in the Union that is valid or not checked yet; null for all other buyers. */
  businessVatId: string | null;
  /** The answer of VIES to the VAT id. */
  vatIdStatus: 'valid' | 'unchecked';
  vat: DocumentContent['vat'];
}

interface Range {
  /** ISO dates, both inclusive. */
  from: string;
  until: string;
  /** If given, only documents of this country. */
  countryId?: number;
  /** If given, only documents with one of these VAT schemes. */
  schemes?: readonly DocumentContent['vatScheme'][];
}

/** Returns the documents that were issued in a period, in order of issue. The returns to tax offices and the VAT report are made from them. */
export async function readVatDocuments(db: Db, { from, until, countryId, schemes }: Range): Promise<VatDocument[]> {
  const scheme = sql<string>`${documents.content} ->> 'vatScheme'`;
  const { content } = documents;
  const rows = await db
    .select({
      kind: documents.kind,
      number: documents.number,
      issuedOn: documents.issuedOn,
      // The lines and addresses of a month of documents would need much memory.
      correctsIssuedOn: sql<string | null>`${content} #>> '{corrects,issuedOn}'`,
      countryId: documents.countryId,
      countryCode: sql<string>`${content} ->> 'countryCode'`,
      currency: documents.currency,
      scheme: sql<DocumentContent['vatScheme']>`${scheme}`,
      buyerVatId: sql<string>`coalesce(${content} #>> '{buyer,vatNumber}', '')`,
      vat: sql<DocumentContent['vat']>`${content} -> 'vat'`,
      check: vatIdChecks.status,
    })
    .from(documents)
    .leftJoin(vatIdChecks, eq(vatIdChecks.orderId, documents.orderId))
    .where(
      and(
        between(documents.issuedOn, from, until),
        countryId === undefined ? undefined : eq(documents.countryId, countryId),
        schemes === undefined ? undefined : inArray(scheme, [...schemes]),
      ),
    )
    .orderBy(asc(documents.id));
  return rows.map(({ kind, check, buyerVatId, ...row }) => ({
    ...row,
    sign: getOrderDocumentKind(kind).sign,
    buyerVatId,
    businessVatId: isVatIdOfUnion(buyerVatId) && check !== 'invalid' ? buyerVatId : null,
    vatIdStatus: check === 'valid' ? 'valid' : 'unchecked',
  }));
}
