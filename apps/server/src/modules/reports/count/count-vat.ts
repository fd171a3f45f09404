import { sql } from 'drizzle-orm';
import { readVatDocuments } from '#modules/invoicing';
import type { Tx } from '#platform/transaction';
import type { CountryDays } from './count-figures.ts';
import { reportVat } from '../tables.ts';

type VatRow = typeof reportVat.$inferInsert & { net: number; vat: number };

/** Counts the VAT of the documents that a country issued on the days, from the documents of which the tax returns are made. */
export async function replaceVat(tx: Tx, { countryId, from, until }: CountryDays): Promise<void> {
  await tx.execute(sql`delete from ${reportVat} where country_id = ${countryId} and day between ${from} and ${until}`);
  const rows = new Map<string, VatRow>();
  for (const { sign, issuedOn: day, currency, scheme, businessVatId, vat } of await readVatDocuments(tx, { from, until, countryId }))
    for (const { basisPoints, net, amount } of vat) {
      const isBusiness = businessVatId !== null;
      const key = [day, currency, scheme, isBusiness, basisPoints].join(' ');
      const row = rows.get(key) ?? { day, countryId, currency, scheme, isBusiness, basisPoints, net: 0, vat: 0 };
      rows.set(key, { ...row, net: row.net + sign * net, vat: row.vat + sign * amount });
    }
  if (rows.size > 0) await tx.insert(reportVat).values([...rows.values()]);
}
