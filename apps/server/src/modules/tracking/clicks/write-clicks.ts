import { sql, type SQL } from 'drizzle-orm';
import { hours } from '#kit/clock';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { lockClicks } from './click-days.ts';
import { getTrackingSettings, type TrackingSettings } from '../settings/tracking-settings.ts';
import type { ClickReason } from './click-rows.ts';
import type { Visit } from './landing-page.ts';
import { isOwnVisit } from './own-visit.ts';
import { selectClicksByNetwork } from '../signals/click-burst.ts';
import { listVisitSignals } from '../signals/list-visit-signals.ts';

/** A parsed click before its verdict. */
export interface SentClick {
  at: Date;
  /** Null: no consent. */
  session: string | null;
  /** The session, else the hash of address and browser, which is also in `anonymous`. */
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
  /** Whether the code is only the one saved in the browser, because the visitor returned without the affiliate. The touch keeps its time. */
  isReturning: boolean;
  visit: Visit;
  /** A verdict from parsing, such as `bot`. */
  flag: ClickReason;
}

/** A click with its results under the settings. */
type JudgedClick = SentClick & {
  /** Warning signs, joined by commas. */
  signals: string;
};

/** The columns of a click with their types. */
const sentColumns: readonly (readonly [keyof JudgedClick, string])[] = [
  ['at', 'timestamptz'],
  ['session', 'uuid'],
  ['visitor', 'uuid'],
  ['anonymous', 'uuid'],
  ['addressHash', 'uuid'],
  ['code', 'text'],
  ['affiliateDiscountId', 'integer'],
  ['linkId', 'integer'],
  ['countryId', 'integer'],
  ['source', 'text'],
  ['utmSource', 'text'],
  ['utmMedium', 'text'],
  ['utmCampaign', 'text'],
  ['utmContent', 'text'],
  ['utmTerm', 'text'],
  ['subId', 'text'],
  ['landingPage', 'text'],
  ['referrer', 'text'],
  ['device', 'text'],
  ['browser', 'text'],
  ['os', 'text'],
  ['isReturning', 'boolean'],
  ['flag', 'text'],
  ['signals', 'text'],
];
const names = sql.raw(sentColumns.map(([name]) => `"${name}"`).join(', '));

/** The result of writing a click. */
export interface WrittenClick {
  /** The affiliate's code in its original spelling; null: no affiliate. */
  code: string | null;
  reason: ClickReason;
}

/**
 * Writes clicks with their verdicts and touches in one transaction; a click that its browser repeats within a minute is not written
 * again. The lock serialises the batches of all processes, on which the detection of repeats and the ids rely.
 * @param sent at most one per visitor, page and code
 */
export function writeClicks(db: Db, sent: readonly SentClick[]): Promise<WrittenClick[]> {
  return inTransaction(db, async (tx) => {
    await lockClicks(tx);
    const settings = await getTrackingSettings(tx);
    const { rows } = await tx.execute<{ code: string | null; reason: ClickReason }>(
      buildStatement(
        sent.map((click) => judgeVisit(click, settings)),
        settings.mostClicksPerNetwork,
      ),
    );
    return rows;
  });
}

/** Flags a visit by a campaign of the shop that names an affiliate only because the browser has saved the code, and adds warning signs. */
function judgeVisit(click: SentClick, settings: TrackingSettings): JudgedClick {
  const isOwn = click.code !== '' && isOwnVisit(click.visit, settings);
  return { ...click, flag: click.flag || (isOwn ? 'own-channel' : ''), signals: listVisitSignals(click, settings).join(',') };
}

function buildStatement(clicks: readonly JudgedClick[], mostClicksPerNetwork: number): SQL {
  const times = clicks.map(({ at }) => at.getTime());
  // Limits the query to few partitions. The hour of tolerance covers clock differences between processes.
  const [since, until] = [Math.min(...times) - hours(1), Math.max(...times) + hours(1)].map((time) => new Date(time).toISOString());
  const visitors = [...new Set(clicks.flatMap(({ visitor, anonymous }) => [visitor, anonymous]))];
  const addresses = [...new Set(clicks.map(({ addressHash }) => addressHash))];
  // One array per column: JSON rows take the database five times as long.
  const columns = sql.join(
    sentColumns.map(([name, type]) => sql`${sql.param(clicks.map((click) => click[name]))}::${sql.raw(type)}[]`),
    sql`, `,
  );
  return sql`
      with sent as materialized (
        select s.*, a.affiliate_id, a.code as own_code, a.is_earning
        from unnest(${columns}) with ordinality as s (${names}, n)
        left join affiliate_codes a on s.code <> '' and lower(a.code) = s.code
      ),
      -- By visitor and by nothing else: by affiliate, whom the planner would ask for as gladly, one has all clicks of a day.
      recent as materialized (
        select at, visitor, landing_page, link_id, code, affiliate_id, reason from clicks
        where visitor = any(${sql.param(visitors)}::uuid[]) and at >= ${since}::timestamptz and at < ${until}::timestamptz
      ),
      network as materialized (${selectClicksByNetwork({ addresses, first: Math.min(...times), until: until ?? '' })}),
      ${knownClicks},
      ${buildJudgedClicks(mostClicksPerNetwork)},
      ${writtenClicks},
      ${writtenTouches}
      select own_code as code, reason from judged order by n`;
}

/** Compares the clicks of `sent` with those of `recent`. */
const knownClicks = sql`
      -- A page reports a visit up to 15 seconds after its short link was followed, and with a session that the short link did not know.
      again as (
        select s.n, bool_or(r.visitor = s.visitor) as is_same_browser
        from sent s join recent r on r.visitor in (s.visitor, s.anonymous) and r.code = s.code
          and (r.landing_page = s."landingPage" or r.link_id = s."linkId")
        where r.at > s.at - interval '1 minute'
        group by s.n
      ),
      repeated as (
        select s.n from sent s join recent r on r.visitor = s.visitor and r.affiliate_id = s.affiliate_id
        where r.reason = '' and r.at > s.at - interval '1 hour'
        union
        select s.n from sent s join recent r on r.visitor = s.anonymous and r.affiliate_id = s.affiliate_id
        where r.reason = '' and r.at > s.at - interval '1 hour'
      ),
      known as (
        select s.*, again.n is not null as is_written, coalesce(again.is_same_browser, false) as is_again, repeated.n is not null as is_repeat
        from sent s left join again on again.n = s.n left join repeated on repeated.n = s.n
      ),
      first as (
        select *, case
          when flag <> '' then flag
          when code = '' then ''
          when affiliate_id is null then 'unknown-code'
          when not is_earning then 'not-active'
          when is_repeat or row_number() over (partition by visitor, affiliate_id, flag order by is_again, n) > 1 then 'repeat'
          else split_part(signals, ',', 1) end as verdict
        from known
      )`;

/** Determines the verdict of each click in `judged`: the clicks from one network beyond the limit do not count. */
const buildJudgedClicks = (most: number): SQL => sql`
      judged as (
        select first.*, case
          when verdict = '' and code <> '' and coalesce(network.clicks, 0) + count(*) filter (where verdict = '' and not is_written)
            over (partition by "addressHash", first.affiliate_id order by n rows between unbounded preceding and 1 preceding) >= ${most}
          then 'click-burst' else verdict end as reason
        from first left join network on network.address_hash = "addressHash" and network.affiliate_id = first.affiliate_id
      )`;

const writtenClicks = sql`
      written as (
        insert into clicks (at, visitor, address_hash, code, affiliate_id, affiliate_discount_id, link_id, country_id, source, utm_source, utm_medium,
          utm_campaign, utm_content, utm_term, sub_id, landing_page, referrer, device, browser, os, reason)
        select at, visitor, "addressHash", code, affiliate_id, "affiliateDiscountId", "linkId", "countryId", source, "utmSource", "utmMedium",
          "utmCampaign", "utmContent", "utmTerm", "subId", "landingPage", referrer, device, browser, os, reason
        from judged where not is_written order by n
      )`;

/** Stores the last touch of each affiliate in a session. Its warning signs stay although a later visit has none. */
const writtenTouches = sql`
      touched as (
        insert into touches as kept (session_id, affiliate_id, affiliate_discount_id, link_id, source, utm, sub_id, signals, at)
        select distinct on (session, affiliate_id) session, affiliate_id, "affiliateDiscountId", "linkId", source,
          jsonb_build_object('utmSource', "utmSource", 'utmMedium', "utmMedium", 'utmCampaign', "utmCampaign", 'utmContent', "utmContent",
            'utmTerm', "utmTerm"),
          "subId", string_to_array(concat_ws(',', nullif(signals, ''), case when reason = 'click-burst' then reason end), ','), at
        from judged where session is not null and affiliate_id is not null and reason in ('', 'repeat', 'paid-traffic', 'banned-referrer', 'click-burst') and not is_again and not "isReturning"
        order by session, affiliate_id, at desc
        on conflict (session_id, affiliate_id) do update
          set affiliate_discount_id = excluded.affiliate_discount_id, link_id = excluded.link_id, source = excluded.source,
            utm = excluded.utm, sub_id = excluded.sub_id, at = excluded.at,
            signals = array(select distinct unnest(kept.signals || excluded.signals))
          where excluded.at >= kept.at
      )`;
