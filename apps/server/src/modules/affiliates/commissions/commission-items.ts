import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { money, toMajor } from '#kit/money';
import { computeOffset, type Page } from '#kit/paging';
import { readProductTitles } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { commissionFilterSchema, CommissionItem, HoldReason } from '../contract.ts';
import { affiliates } from '../tables.ts';
import { commissionRules } from '../rules/tables.ts';
import { commissions, creditedOrders } from './tables.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { settledRanges } from '../payouts/conversion/settled-ranges.ts';

export type CommissionFilter = z.infer<typeof commissionFilterSchema>;

/** Days are in the time zone; default: UTC. */
type ItemsFilter = CommissionFilter & { timeZone?: string };

/** A page of an affiliate's commissions, and the totals of everything that matches the filter. */
interface FoundCommissions {
  items: CommissionItem[];
  itemCount: number;
  /** Major units. */
  totals: { currency: string; amount: number }[];
}

/**
 * Returns an affiliate's commissions line by line, the latest first: each ledger entry that changes their earnings.
 * An entry is approved when its commission is, and paid once the payout that settles it has arrived.
 * @param filter.languageId language of product names; the buyer may have read another
 */
export async function listCommissionItems(
  db: Db,
  { languageId = 1, ...filter }: ItemsFilter & { languageId?: number },
  page: Page,
): Promise<FoundCommissions> {
  const found = buildItemsQuery(filter);
  const { rows } = await db.execute<ItemRow>(
    sql`select * from (${found}) as item order by sequence desc limit ${page.take} offset ${computeOffset(page)}`,
  );
  const { rows: sums } = await db.execute<{ currency: string; count: number; amount: number }>(
    sql`select currency, count(*)::int as count, sum(amount)::bigint as amount from (${found}) as item group by currency order by currency`,
  );
  const titles = await readProductTitles(db, { productIds: rows.map(({ product_id }) => product_id), languageId });
  return {
    items: rows.map((row) => toCommissionItem(row, titles)),
    itemCount: sums.reduce((sum, { count }) => sum + count, 0),
    totals: sums.map(({ currency, amount }) => ({ currency, amount: toMajor(money(amount, currency)) })),
  };
}

/** Lists an affiliate's commissions whose ledger entry has a number above the given one, in the order of booking. @param limit maximum lines */
export async function listCommissionsAfter(db: Db, affiliateId: number, { after, limit }: { after: number; limit: number }) {
  const { rows } = await db.execute<ItemRow>(
    sql`select * from (${buildItemsQuery({ affiliateId })}) as item where sequence > ${after}::bigint order by sequence limit ${limit}`,
  );
  return rows.map((row) => ({ position: row.sequence, item: toCommissionItem(row, new Map()) }));
}

type ItemRow = {
  id: number;
  sequence: number;
  kind: CommissionItem['kind'];
  status: CommissionItem['status'];
  order_reference: string | null;
  product_id: number | null;
  product_name: string | null;
  country_id: number | null;
  date: string;
  currency: string;
  base: number | null;
  basis_points: number | null;
  fixed: number | null;
  capped: number | null;
  rule: string | null;
  amount: number;
  due_at: string | null;
  is_over: boolean;
  hold_reasons: HoldReason[];
  reason: string;
  source: string | null;
  utm_campaign: string | null;
  link_id: number | null;
};

function toCommissionItem(row: ItemRow, titles: ReadonlyMap<number, string>): CommissionItem {
  const major = (amount: number) => toMajor(money(amount, row.currency));
  return {
    ...{ id: row.id, kind: row.kind, status: row.status, orderReference: row.order_reference ?? '' },
    ...{ productId: row.product_id, productName: titles.get(row.product_id ?? 0) ?? row.product_name ?? '', countryId: row.country_id },
    ...{ date: new Date(row.date).toISOString(), currency: row.currency, base: major(row.base ?? 0), ratePercent: (row.basis_points ?? 0) / 100 },
    ...{ fixedAmount: major(row.fixed ?? 0), capReduction: major(row.capped ?? 0) },
    ...{ rule: row.rule ?? '', commissionAmount: major(row.amount), dueAt: row.due_at && new Date(row.due_at).toISOString() },
    ...{
      isOver: row.is_over,
      holdReasons: row.hold_reasons,
      reason: row.reason,
      source: row.source ?? '',
      utmCampaign: row.utm_campaign ?? '',
      linkId: row.link_id,
    },
  };
}

/** A commission is dated by its order's placing, a later correction by its own date. */
function buildItemsQuery({ affiliateId, status, kind, currency, dateFrom, dateTo, orderReference, timeZone = 'UTC' }: ItemsFilter): SQL {
  const isPending = sql`commission.id is not null and commission.approved_at is null`;
  const date = sql`case when entry.cause = 'line ' || commission.order_line_id then commission.placed_at else entry.at end`;
  const suspended = sql`(select affiliate.status = 'suspended' from ${affiliates} as affiliate where affiliate.id = ${affiliateId})`;
  const items = sql`
    with paid as materialized (${selectPaidRanges(affiliateId)})
    select entry.id, entry.sequence, entry.kind, entry.currency, entry.pending + entry.approved as amount, ${date} as date,
      case when ${isPending} then 'pending'
        when exists (select from paid where paid.currency = entry.currency and greatest(entry.sequence, approval.sequence) between paid.first and paid.last)
        then 'paid' else 'approved' end as status,
      case when not (${isPending}) or commission.earned = 0 then '[]'::jsonb
        else case when commission.reviewed_at is null then commission.hold_reasons else '[]'::jsonb end
          || case when ${suspended} then '["suspended"]'::jsonb else '[]'::jsonb end end as hold_reasons,
      coalesce(nullif(entry.reason, ''), case when entry.kind = 'commission' then commission.review_reason end, '') as reason,
      commission.product_id, commission.product_name, commission.base, commission.basis_points, commission.fixed, commission.capped,
      case when commission.approved_at is null then commission.due_at end as due_at,
      coalesce(commission.earned = 0 and commission.amount <> 0, false) as is_over,
      credited.reference as order_reference, credited.country_id, credited.source, credited.utm_campaign, credited.link_id, rule.name as rule
    from ${ledgerEntries} as entry
    left join ${commissions} as commission on commission.id = entry.commission_id
    left join ${creditedOrders} as credited on credited.order_id = commission.order_id
    left join ${commissionRules} as rule on rule.id = commission.rule_id
    left join ${ledgerEntries} as approval on commission.approved_at is not null and approval.cause = 'approved line ' || commission.order_line_id
    where entry.affiliate_id = ${affiliateId} and entry.kind in ('commission', 'reversal', 'adjustment')`;
  const wanted = [
    ...(status === 'held' ? [sql`hold_reasons <> '[]'::jsonb`] : []),
    ...(status && status !== 'held' ? [sql`status = ${status}`] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(currency ? [sql`currency = ${currency}`] : []),
    ...(dateFrom ? [sql`date >= ${dateFrom}::text::timestamp at time zone ${timeZone}`] : []),
    ...(dateTo ? [sql`date < (${dateTo}::text::timestamp + interval '1 day') at time zone ${timeZone}`] : []),
    ...(orderReference ? [sql`order_reference = ${orderReference.toUpperCase()}`] : []),
  ];
  return wanted.length === 0 ? items : sql`select * from (${items}) as every where ${sql.join(wanted, sql` and `)}`;
}

/**
 * Selects the ranges of an affiliate's ledger entries whose approved money has arrived, by currency. A failed payout returns its money, which the
 * payout that settles the failure pays. This also applies to a balance that a payout converted.
 * @returns a query of `currency, first, last`
 */
export const selectPaidRanges = (affiliateId: number): SQL => sql`
  with recursive settled as (
    select payout.id, payout.currency, payout.first_sequence as first, payout.last_sequence as last, payout.id as by_id, payout.status
    from (${settledRanges}) as payout where payout.affiliate_id = ${affiliateId}
    union
    select settled.id, settled.currency, settled.first, settled.last, later.id, later.status
    from settled
    join ${ledgerEntries} as failure on failure.payout_id = settled.by_id and failure.kind in ('payout-failed', 'conversion-returned')
      and failure.currency = settled.currency
    join (${settledRanges}) as later on later.affiliate_id = ${affiliateId} and later.currency = settled.currency
      and failure.sequence between later.first_sequence and later.last_sequence
    where settled.status = 'failed'
  )
  select distinct currency, first, last from settled where status = 'paid'`;
