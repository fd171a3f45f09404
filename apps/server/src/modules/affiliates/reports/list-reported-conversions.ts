import { sql } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import type { Db } from '#platform/database';
import { commissions, creditedOrders } from '../commissions/tables.ts';
import { readCountryCodes } from './country-codes.ts';
import type { Positioned, ReportedConversion, ReportPage } from './report-contract.ts';

type Row = Omit<ReportedConversion, 'placedAt' | 'country' | 'commission'> & {
  position: number;
  placedAt: string;
  countryId: number;
  earned: number;
};

/**
 * Lists an affiliate's credited orders by the id of their first commission. The id is assigned under the lock of the ledger, so an order that
 * is credited later never comes before the cursor. With the date of placing, it could.
 */
export async function listReportedConversions(db: Db, affiliateId: number, { after, limit }: ReportPage): Promise<Positioned<ReportedConversion>[]> {
  const { rows } = await db.execute<Row>(sql`
    with first as (
      select commission.order_id, min(commission.id) as position from ${commissions} as commission
      where commission.affiliate_id = ${affiliateId} and commission.id > ${after}::bigint and not exists (
        select from ${commissions} as earlier where earlier.order_id = commission.order_id and earlier.id <= ${after}::bigint
      )
      group by commission.order_id order by position limit ${limit}
    )
    select first.position, credited.reference as "orderReference", to_json(credited.placed_at) #>> '{}' as "placedAt",
      credited.country_id as "countryId", credited.currency, credited.source, credited.utm_source as "utmSource", credited.utm_medium as "utmMedium",
      credited.utm_campaign as "utmCampaign", credited.utm_content as "utmContent", credited.utm_term as "utmTerm", credited.sub_id as "subId",
      credited.link_id as "linkId", credited.earned, credited.is_kept as "isKept"
    from first join ${creditedOrders} as credited on credited.order_id = first.order_id order by first.position`);
  const getCode = await readCountryCodes(
    db,
    rows.map(({ countryId }) => countryId),
  );
  return rows.map(({ position, placedAt, countryId, earned, ...row }) => ({
    position,
    item: {
      ...{ ...row, placedAt: new Date(placedAt).toISOString(), country: getCode(countryId) },
      commission: toMajor(money(earned, row.currency)),
    },
  }));
}
