import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { CandidateTouch } from './attribution.ts';
import { getCampaign, type LinkReferral, type Referral } from './referral.ts';
import { affiliateCodes, customerTouches, touches } from '../tables.ts';
import { noCampaign } from '../clicks/campaign.ts';
import type { ClickSignal } from '../signals/signal.ts';
import type { UtmValues } from '../clicks/utm-values.ts';

/** Input for finding the attribution candidates of an order. */
export interface CandidateInput {
  linkReferral: LinkReferral | null;
  /** The text in the coupon field and the time it counts from. A code without an affiliate is no candidate. Null: no text that could be a code. */
  typed: { code: string; at: Date } | null;
  /** The affiliate of the referral's discount; null: no affiliate, or no discount. */
  discountAffiliateId: number | null;
  /** Null: only the referral counts, as for an order by telephone. */
  referral: Referral | null;
  /** Session of the browser in another country's shop from which the cart was transferred. */
  referralSessionId: string | null;
  customerId: number | null;
}

interface Row extends Record<string, unknown> {
  kind: 'code' | 'touch' | 'customer-touch';
  affiliate_id: number;
  code: string;
  is_earning: boolean;
  affiliate_discount_id: number | null;
  link_id: number | null;
  source: string;
  utm: UtmValues;
  sub_id: string;
  signals: ClickSignal[];
  at: string | Date | null;
}

/** Returns the attribution candidates of an order that is placed now. One query, or none if there is no input. */
export async function listAttributionCandidates(db: Db, input: CandidateInput): Promise<CandidateTouch[]> {
  const rows = await findRows(db, input);
  const touched = rows.filter(({ kind }) => kind !== 'code').map(toTouchCandidate);
  return [...touched, ...listCodeCandidates(rows, input, touched), ...listDiscountCandidates(rows, input)];
}

/** Returns the affiliates with a named code or discount, and the affiliates of the shopper's touches. */
async function findRows(db: Db, { linkReferral, typed, discountAffiliateId, referral, ...shopper }: CandidateInput): Promise<Row[]> {
  const codes = [typed?.code ?? '', linkReferral?.code ?? '', referral?.code ?? ''].filter((code) => code !== '');
  const parts: SQL[] = [];
  if (codes.length > 0 || discountAffiliateId !== null) parts.push(selectByCode(codes, discountAffiliateId));
  if (referral) {
    const sessions = [referral.sessionId, shopper.referralSessionId].filter((id) => id !== null);
    if (sessions.length > 0) parts.push(selectByTouch('touch', sql`${touches} as touch`, sql`touch.session_id in ${sessions}`));
    const { customerId } = shopper;
    if (customerId !== null) parts.push(selectByTouch('customer-touch', sql`${customerTouches} as touch`, sql`touch.customer_id = ${customerId}`));
  }
  return parts.length === 0 ? [] : (await db.execute<Row>(sql.join(parts, sql` union all `))).rows;
}

const toTouchCandidate = (row: Row): CandidateTouch => ({
  rule: row.kind === 'touch' ? 'touch' : 'customer-touch',
  ...toCandidateParts(row),
  affiliateDiscountId: row.affiliate_discount_id,
  linkId: row.link_id,
  source: row.source,
  utm: row.utm,
  subId: row.sub_id,
  isTyped: false,
  hasClickId: false,
  signals: row.signals,
  at: row.at === null ? null : new Date(row.at),
});

/** Returns one candidate for each different code: the typed one, the code of the link and the code of the referral. */
function listCodeCandidates(
  rows: readonly Row[],
  { typed, linkReferral, referral }: CandidateInput,
  touched: readonly CandidateTouch[],
): CandidateTouch[] {
  const findByCode = (code: string) => rows.find((row) => row.kind === 'code' && isSameCode(row.code, code));
  const found: CandidateTouch[] = [];
  const named: string[] = [];
  const add = (code: string, row: Row | undefined, at: Date | null, more: Partial<CandidateTouch> = {}) => {
    found.push({ ...plain, ...more, rule: 'referral-code', ...toCandidateParts(row, code), at });
    named.push(code);
  };
  const isNew = (code: string | undefined): code is string => Boolean(code) && !named.some((other) => isSameCode(other, code ?? ''));

  const typedRow = typed && findByCode(typed.code);
  if (typed && typedRow) add(typedRow.code, typedRow, typed.at, { isTyped: true });
  if (linkReferral && isNew(linkReferral.code)) {
    add(linkReferral.code, findByCode(linkReferral.code), new Date(linkReferral.at), {
      ...getCampaign(linkReferral),
      hasClickId: linkReferral.hasClickId ?? false,
    });
  }
  if (referral && isNew(referral.code)) {
    const row = findByCode(referral.code);
    const touch = touched.find(({ rule, affiliateId }) => rule === 'touch' && affiliateId === row?.affiliate_id);
    add(referral.code, row, touch?.at ?? null);
  }
  return found;
}

function listDiscountCandidates(rows: readonly Row[], { linkReferral, discountAffiliateId }: CandidateInput): CandidateTouch[] {
  if (!linkReferral || linkReferral.affiliateDiscountId === null) return [];
  const row = rows.find(({ kind, affiliate_id }) => kind === 'code' && affiliate_id === discountAffiliateId);
  const { affiliateDiscountId, at } = linkReferral;
  return [
    {
      ...plain,
      ...getCampaign(linkReferral),
      hasClickId: linkReferral.hasClickId ?? false,
      rule: 'referral-discount',
      ...toCandidateParts(row),
      affiliateDiscountId,
      at: new Date(at),
    },
  ];
}

const isSameCode = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const plain = { ...noCampaign, affiliateDiscountId: null, isTyped: false, hasClickId: false, signals: [] };

const toCandidateParts = (row: Row | undefined, code = '') => ({
  affiliateId: row?.affiliate_id ?? null,
  code: row?.code ?? code,
  isEarning: row?.is_earning ?? false,
});

function selectByCode(codes: readonly string[], affiliateId: number | null): SQL {
  const named = codes.map((code) => sql`lower(code) = lower(${code}::text)`);
  if (affiliateId !== null) named.push(sql`affiliate_id = ${affiliateId}`);
  return sql`
    select 'code' as kind, affiliate_id, code, is_earning, null::integer as affiliate_discount_id, null::integer as link_id,
      '' as source, null::jsonb as utm, '' as sub_id, '{}'::text[] as signals, null::timestamptz as at
    from ${affiliateCodes} where ${sql.join(named, sql` or `)}`;
}

/** Reads the last 20 touches only. That is enough to find the latest affiliate who earns. */
const selectByTouch = (kind: string, from: SQL, of: SQL): SQL => sql`(
  select ${sql.raw(`'${kind}'`)} as kind, owner.affiliate_id, owner.code, owner.is_earning, touch.affiliate_discount_id, touch.link_id,
    touch.source, touch.utm, touch.sub_id, touch.signals, touch.at
  from ${from} join ${affiliateCodes} as owner on owner.affiliate_id = touch.affiliate_id
  where ${of} order by touch.at desc limit 20)`;
