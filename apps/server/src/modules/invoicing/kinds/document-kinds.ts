import { getTexts } from '@selvedge/i18n/texts';
import { sql, type Column, type SQL } from 'drizzle-orm';
import { creditNote } from './credit-note.ts';
import type { DocumentKind, OrderDocumentKind } from './document-kind.ts';
import { invoice } from './invoice.ts';
import { packingSlip } from './packing-slip.ts';
import { settlement } from './settlement.ts';

/** Every kind of document that the shop prints. */
export const documentKinds: readonly DocumentKind<unknown>[] = [
  // One line per kind.
  invoice,
  creditNote,
  packingSlip,
  settlement,
];

const orderDocumentKinds = documentKinds.filter((kind): kind is OrderDocumentKind => 'sign' in kind);

/** Returns the kind of a stored document. @throws Error for an unknown code */
export function getOrderDocumentKind(code: string): OrderDocumentKind {
  const kind = orderDocumentKinds.find((known) => known.code === code);
  if (!kind) throw new Error(`there is no kind of document ${code}`);
  return kind;
}

/** Returns the name of a stored document's kind. @param language the shop's language code; unknown codes get English */
export const getDocumentName = (code: string, language: string): string => getOrderDocumentKind(code).getName(getTexts('documents', language).t);

/** Returns an SQL expression: 1 or -1 for the kind in a column. */
export const buildSignOfKind = (kind: Column): SQL =>
  sql`case ${kind} ${sql.raw(orderDocumentKinds.map(({ code, sign }) => `when '${code}' then ${sign}`).join(' '))} end`;
