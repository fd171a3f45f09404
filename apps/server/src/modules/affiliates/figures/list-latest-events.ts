import { sql } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { readProductTitles } from '#modules/catalog';
import { listLatestClicks } from '#modules/tracking';
import type { Db } from '#platform/database';
import type { AffiliateEvent } from '../contract.ts';
import { commissions, creditedOrders } from '../commissions/tables.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { payouts } from '../payouts/tables.ts';

/** Number of events shown in the portal. */
const MAX_EVENTS = 20;

/** Returns an affiliate's latest events, the newest first. @param languageId language of product names */
export async function listLatestEvents(db: Db, { affiliateId, languageId }: { affiliateId: number; languageId: number }): Promise<AffiliateEvent[]> {
  const clicks = (await listLatestClicks(db, { affiliateId, most: MAX_EVENTS })).map(({ id, at, source, subId, linkId, reason }): AffiliateEvent => ({
    ...{ id: `click-${id}`, kind: 'click', at: at.toISOString(), title: '', orderReference: '', source, subId, linkId },
    ...{ sum: null, clickReason: reason },
  }));
  return [...clicks, ...(await listMoneyEvents(db, { affiliateId, languageId }))]
    .sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
    .slice(0, MAX_EVENTS);
}

type MoneyEvent = {
  id: number;
  kind: Exclude<AffiliateEvent['kind'], 'click'>;
  at: string;
  currency: string;
  amount: number;
  product_id: number | null;
  product_name: string | null;
  payout_number: string | null;
  reference: string | null;
  source: string | null;
  sub_id: string | null;
  link_id: number | null;
};

async function listMoneyEvents(db: Db, { affiliateId, languageId }: { affiliateId: number; languageId: number }): Promise<AffiliateEvent[]> {
  const { rows } = await db.execute<MoneyEvent>(sql`
    select entry.id, to_json(entry.at) #>> '{}' as at, entry.currency,
      case entry.kind when 'commission' then 'order' when 'approval' then 'approved' when 'reversal' then 'reversed' else 'paid' end as kind,
      case entry.kind when 'payout' then payout.amount + payout.vat when 'approval' then entry.approved else entry.pending + entry.approved end as amount,
      commission.product_id, commission.product_name, payout.number as payout_number,
      credited.reference, credited.source, credited.sub_id, credited.link_id
    from (
      select * from ${ledgerEntries} as latest
      where latest.affiliate_id = ${affiliateId}
        and (latest.kind in ('commission', 'approval', 'reversal') or (latest.kind = 'payout' and latest.paid > 0))
      order by latest.sequence desc limit ${MAX_EVENTS}
    ) as entry
    left join ${commissions} as commission on commission.id = entry.commission_id
    left join ${creditedOrders} as credited on credited.order_id = commission.order_id
    left join ${payouts} as payout on payout.id = entry.payout_id`);
  const titles = await readProductTitles(db, { productIds: rows.map(({ product_id }) => product_id), languageId });
  return rows.map(({ id, kind, at, currency, amount, ...row }) => ({
    ...{ id: `entry-${id}`, kind, at: new Date(at).toISOString(), orderReference: row.reference ?? '' },
    title: row.payout_number ?? titles.get(row.product_id ?? 0) ?? row.product_name ?? '',
    ...{ source: row.source ?? '', subId: row.sub_id ?? '', linkId: row.link_id },
    ...{ sum: { currency, amount: toMajor(money(amount, currency)) }, clickReason: '' },
  }));
}
