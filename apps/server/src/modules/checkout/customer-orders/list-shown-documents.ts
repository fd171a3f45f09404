import { money, toMajor } from '#kit/money';
import { findLanguage } from '#modules/countries';
import { getDocumentName, listDocuments, writeInvoice } from '#modules/invoicing';
import type { PlacedOrderRow } from '#modules/orders';
import type { Db } from '#platform/database';
import type { OrderDocument } from '#contracts/orders';

/** Lists the documents of an order for its buyer. The invoice is listed as soon as it has a number, even before its job has run. */
export async function listShownDocuments(db: Db, order: PlacedOrderRow): Promise<OrderDocument[]> {
  const { id, invoiceNumber } = order;
  if (invoiceNumber === null || isAnonymised(order)) return [];
  await writeInvoice(db, id);
  const language = (await findLanguage(db, order.languageId))?.code ?? 'en';
  const orderDocuments = await listDocuments(db, id);
  return orderDocuments.map(({ kind, number, issuedOn, total, currency }) => ({
    kind,
    name: getDocumentName(kind, language),
    number,
    issuedOn,
    total: toMajor(money(total, currency)),
    currency,
  }));
}

/** Documents of an anonymised order are kept for accounting but no longer served, because order numbers alone do not identify the caller. */
export const isAnonymised = ({ email }: Pick<PlacedOrderRow, 'email'>): boolean => email === '';
