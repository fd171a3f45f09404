import { sql } from 'drizzle-orm';
import type { z } from '@hono/zod-openapi';
import { divideRounded } from '#kit/money';
import { listShops } from '#modules/countries';
import type { Db } from '#platform/database';
import type { VatReport, vatQuery } from './contract.ts';
import { readReportMoney, type ReportMoney } from './money.ts';
import { findComparedSpan, type Span } from './periods.ts';
import { reportVat } from './tables.ts';

type VatQuery = z.infer<typeof vatQuery>;
interface VatSums {
  countryId: number;
  currency: string;
  scheme: VatReport['rows'][number]['scheme'];
  isBusiness: boolean;
  basisPoints: number;
  net: number;
  vat: number;
}

/** Returns net amounts and VAT of the documents issued in a period, by country, scheme and rate, each in the currency of the documents. */
export async function readVatReport(db: Db, query: VatQuery): Promise<VatReport> {
  const span: Span = { from: query.from, until: query.until };
  const compared = findComparedSpan(span, query.compare);
  const money = await readReportMoney(db, query.countryId);
  const { shops, exponents } = await listShops(db);
  const [rows, earlier] = [await readVat(db, query, span), compared ? await readVat(db, query, compared) : []];
  const beforeByKey = new Map(earlier.map((row) => [getKey(row), row]));
  const known = new Set(rows.map(getKey));
  const all = [...rows, ...earlier.filter((row) => !known.has(getKey(row))).map((row) => ({ ...row, net: 0, vat: 0 }))];
  const { rates, ...shownMoney } = money;
  return {
    ...shownMoney,
    withoutRate: [...new Set(all.map(({ currency }) => currency))].filter((code) => !rates.some(({ currency }) => currency === code)),
    period: span,
    compared,
    rows: all
      .map(({ countryId, ...row }) => {
        const before = beforeByKey.get(getKey({ countryId, ...row }));
        return {
          ...row,
          country: shops.find(({ id }) => id === countryId)?.name ?? String(countryId),
          exponent: exponents.get(row.currency) ?? 2,
          before: compared ? { net: before?.net ?? 0, vat: before?.vat ?? 0 } : null,
        };
      })
      .sort((a, b) => a.country.localeCompare(b.country, 'en') || b.basisPoints - a.basisPoints || a.scheme.localeCompare(b.scheme)),
    totals: addUp(rows, money),
    totalsBefore: compared && addUp(earlier, money),
  };
}

const getKey = ({ countryId, currency, scheme, isBusiness, basisPoints }: VatSums): string =>
  [countryId, currency, scheme, isBusiness, basisPoints].join(' ');

/** Adds up the rows in the currency of the report, each row converted once. */
function addUp(rows: readonly VatSums[], { rates }: ReportMoney): VatReport['totals'] {
  const convert = (amount: number, currency: string): number => {
    const rate = rates.find((each) => each.currency === currency);
    return rate ? divideRounded(BigInt(amount) * BigInt(rate.denominator), BigInt(rate.numerator)) : 0;
  };
  return {
    net: rows.reduce((sum, { net, currency }) => sum + convert(net, currency), 0),
    vat: rows.reduce((sum, { vat, currency }) => sum + convert(vat, currency), 0),
  };
}

async function readVat(db: Db, { countryId }: VatQuery, { from, until }: Span): Promise<VatSums[]> {
  const { rows } = await db.execute<{ [Name in keyof VatSums]: VatSums[Name] }>(sql`
    select country_id as "countryId", currency, scheme, is_business as "isBusiness", basis_points as "basisPoints",
      sum(net)::bigint as net, sum(vat)::bigint as vat
    from ${reportVat} where day between ${from}::date and ${until}::date and ${countryId === undefined ? sql`true` : sql`country_id = ${countryId}`}
    group by 1, 2, 3, 4, 5`);
  return rows;
}
