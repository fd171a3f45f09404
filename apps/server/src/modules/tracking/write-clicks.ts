import { sql } from 'drizzle-orm';
import { hours } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { jsonRows } from '#platform/json-rows';
import { lockClicks } from './click-days.ts';
import type { ClickReason } from './click-rows.ts';

/** A click that has been read and is not judged yet. */
export interface SentClick {
  at: Date;
  /** Null: the browser has not agreed to be known again. */
  session: string | null;
  /** The session, or the hash of address and browser, which stands under `anonymous` as well. */
  visitor: string;
  anonymous: string;
  addressHash: string;
  /** In lower case; empty: none. */
  code: string;
  affiliateDiscountId: number | null;
  linkId: number | null;
  countryId: number;
  source: string;
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
  utmContent: string;
  utmTerm: string;
  subId: string;
  landingPage: string;
  referrer: string;
  device: string;
  browser: string;
  os: string;
  /** What it is flagged with already. */
  flag: ClickReason;
}

/** What became of a click. */
export interface WrittenClick {
  /** The affiliate's code as he writes it; null: nobody's. */
  code: string | null;
  reason: ClickReason;
}

/**
 * Writes clicks in one transaction, judged, with the touches that come of them; clicks that came before within seconds, sent
 * again by their browser, are not written again. One batch follows another, in all processes: that is what makes repeats
 * and numbers certain.
 * @param clicks no two of the same visitor, page and code
 */
export function writeClicks(db: Db, clicks: readonly SentClick[]): Promise<WrittenClick[]> {
  // An hour before the first: partitions before that are not looked at.
  const since = new Date(Math.min(...clicks.map(({ at }) => at.getTime())) - hours(1)).toISOString();
  const sent = jsonRows(clicks.map((click, n) => ({ n, ...click })));
  return inTransaction(db, async (tx) => {
    await lockClicks(tx);
    const { rows } = await tx.execute<{ code: string | null; reason: ClickReason }>(sql`
      with sent as (
        select * from json_to_recordset(${sent}::json) as s (n integer, at timestamptz, session uuid, visitor uuid, anonymous uuid, address_hash uuid,
          code text, affiliate_discount_id integer, link_id integer, country_id integer, source text, utm_source text, utm_medium text,
          utm_campaign text, utm_content text, utm_term text, sub_id text, landing_page text, referrer text, device text, browser text, os text, flag text)
      ),
      known as (
        select s.*, a.affiliate_id, a.code as own_code, a.is_earning,
          exists (
            select from clicks c where c.visitor = s.visitor and c.at >= ${since}::timestamptz and c.at > s.at - interval '10 seconds'
              and c.landing_page = s.landing_page and c.code = s.code
          ) as is_again,
          exists (
            select from clicks c where c.visitor in (s.visitor, s.anonymous) and c.at >= ${since}::timestamptz and c.at > s.at - interval '1 hour'
              and c.affiliate_id = a.affiliate_id and c.reason = ''
          ) as is_repeat
        from sent s left join affiliate_codes a on s.code <> '' and lower(a.code) = s.code
      ),
      judged as (
        select *, case
          when flag <> '' then flag
          when code = '' then ''
          when affiliate_id is null then 'unknown-code'
          when not is_earning then 'not-active'
          when is_repeat or row_number() over (partition by visitor, affiliate_id, flag order by is_again, n) > 1 then 'repeat'
          else '' end as reason
        from known
      ),
      written as (
        insert into clicks (at, visitor, address_hash, code, affiliate_id, affiliate_discount_id, link_id, country_id, source, utm_source, utm_medium,
          utm_campaign, utm_content, utm_term, sub_id, landing_page, referrer, device, browser, os, reason)
        select at, visitor, address_hash, code, affiliate_id, affiliate_discount_id, link_id, country_id, source, utm_source, utm_medium,
          utm_campaign, utm_content, utm_term, sub_id, landing_page, referrer, device, browser, os, reason
        from judged where not is_again
      ),
      touched as (
        insert into touches as kept (session_id, affiliate_id, affiliate_discount_id, link_id, source, utm, at)
        select distinct on (session, affiliate_id) session, affiliate_id, affiliate_discount_id, link_id, source,
          jsonb_build_object('utmSource', utm_source, 'utmMedium', utm_medium, 'utmCampaign', utm_campaign, 'utmContent', utm_content, 'utmTerm', utm_term),
          at
        from judged where session is not null and affiliate_id is not null and reason in ('', 'repeat') and not is_again
        order by session, affiliate_id, at desc
        on conflict (session_id, affiliate_id) do update
          set affiliate_discount_id = excluded.affiliate_discount_id, link_id = excluded.link_id, source = excluded.source,
            utm = excluded.utm, at = excluded.at
          where excluded.at >= kept.at
      )
      select own_code as code, reason from judged order by n`);
    return rows;
  });
}
