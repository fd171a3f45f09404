import { ShopError } from '#kit/errors';
import type { Db } from '#platform/database';
import { readRatesOfDocuments } from '../oss/read-rates-of-documents.ts';
import { formatCents } from '../oss/oss-layout.ts';
import { findQuarter, getQuarter } from '../oss/quarter.ts';
import { readVatDocuments } from '../oss/read-vat-documents.ts';
import { listEcSales, type EcSalesDocument, type EcSalesList, type EcSalesPeriod } from './ec-sales-list.ts';

/** Goods that the seller delivers; other codes are for triangular trade and services, which the shop does not have. */
const GOODS = 'L';

/**
 * Writes the EC sales list of a period as CSV: VAT id of the customer, amount in euro, indicator of the kind of supply.
 * @param period `2026-Q4` or `2026-11`, as the tax office requires
 * @throws ShopError for an invalid period or a missing rate
 */
export async function writeEcSalesList(db: Db, { period: name }: { period: string }): Promise<string> {
  const period = findPeriod(name);
  if (!period) throw new ShopError('NoPeriod', 422, `${name} is not a quarter such as 2026-Q4 or a month such as 2026-11`, { period: name });
  const documents = await readExemptDocuments(db, period);
  return writeCsv(listEcSales(documents, { period, rates: await readRatesOfDocuments(db, documents) }));
}

/** @returns undefined for an invalid period */
function findPeriod(name: string): EcSalesPeriod | undefined {
  const quarter = findQuarter(name);
  if (quarter) return { ...quarter, getName: (day) => getQuarter(day).name };
  const month = name.trim();
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return undefined;
  const lastDay = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return { name: month, from: `${month}-01`, until: `${month}-${lastDay}`, getName: (day) => day.slice(0, 7) };
}

async function readExemptDocuments(db: Db, { from, until }: EcSalesPeriod): Promise<EcSalesDocument[]> {
  const found = await readVatDocuments(db, { from, until, schemes: ['intra-community'] });
  return found.map(({ buyerVatId, vat, ...document }) => ({ ...document, vatId: buyerVatId, net: vat.reduce((sum, line) => sum + line.net, 0) }));
}

const writeCsv = ({ period, supplies, corrections }: EcSalesList): string =>
  [
    ['section', 'period', 'country', 'vat_number', 'amount_eur', 'indicator'],
    ...supplies.map(({ vatId, amount }) => ['supply', period, ...splitVatId(vatId), formatCents(amount), GOODS]),
    ...corrections.map((row) => ['correction', row.period, ...splitVatId(row.vatId), formatCents(row.amount), GOODS]),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

const splitVatId = (vatId: string): [string, string] => [vatId.slice(0, 2), vatId.slice(2)];
