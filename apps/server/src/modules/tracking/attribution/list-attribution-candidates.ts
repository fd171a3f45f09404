import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { CandidateTouch } from './choose-attribution.ts';
import type { LinkReferral, Referral } from './referral.ts';
import { affiliateCodes, customerTouches, touches } from '../tables.ts';
import { noUtm, type UtmValues } from '../clicks/utm-values.ts';

/** Input for finding the attribution candidates of an order. */
export interface CandidateInput {
  linkReferral: LinkReferral | null;
  /** The text in the coupon field and when it counts from. A code without an affiliate is no candidate. Null: no text that could be a code. */
  typed: { code: string; at: Date } | null;
  /** The affiliate of the referral's discount; null: no affiliate, or no discount. */
  discountAffiliateId: number | null;
  /** Null: only the referral counts, as for an order by telephone. */
  referral: Referral | null;
  /** Session of the browser in another country's shop from which the cart was transferred. */
  handedSessionId: string | null;
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
  at: string | Date | null;
}

/** Returns the attribution candidates of an order that is placed now. One query, or none if there is no input. */
export async function listAttributionCandidates(db: Db, asked: CandidateInput): Promise<CandidateTouch[]> {
  const { linkReferral, typed, discountAffiliateId, referral } = asked;
  const customerId = referral && asked.customerId;
  const codes = [typed?.code ?? '', linkReferral?.code ?? '', referral?.code ?? ''].filter((code) => code !== '');
  const parts: SQL[] = [];
  if (codes.length > 0 || discountAffiliateId !== null) parts.push(byCode(codes, discountAffiliateId));
  const sessions = referral ? [referral.sessionId, asked.handedSessionId].filter((id) => id !== null) : [];
  if (sessions.length > 0) parts.push(byTouch('touch', sql`${touches} as touch`, sql`touch.session_id in ${sessions}`));
  if (customerId !== null) parts.push(byTouch('customer-touch', sql`${customerTouches} as touch`, sql`touch.customer_id = ${customerId}`));
  const rows = parts.length === 0 ? [] : (await db.execute<Row>(sql.join(parts, sql` union all `))).rows;

  const ofCode = (code: string) => rows.find((row) => row.kind === 'code' && isSameCode(row.code, code));
  const touched = rows.filter(({ kind }) => kind !== 'code');
  const found: CandidateTouch[] = touched.map((row) => ({
    rule: row.kind === 'touch' ? 'touch' : 'customer-touch',
    ...toCandidateParts(row),
    affiliateDiscountId: row.affiliate_discount_id,
    linkId: row.link_id,
    source: row.source,
    utm: row.utm,
    at: row.at === null ? null : new Date(row.at),
  }));
  const ofTyped = typed && ofCode(typed.code);
  if (typed && ofTyped) found.push({ ...plain, rule: 'referral-code', ...toCandidateParts(ofTyped), at: typed.at });
  if (linkReferral && linkReferral.code !== '' && !(ofTyped && isSameCode(ofTyped.code, linkReferral.code))) {
    found.push({ ...plain, rule: 'referral-code', ...toCandidateParts(ofCode(linkReferral.code), linkReferral.code), at: new Date(linkReferral.at) });
  }
  const isNamed = (code: string) => [ofTyped?.code, linkReferral?.code].some((named) => named !== undefined && isSameCode(named, code));
  if (referral && referral.code !== '' && !isNamed(referral.code)) {
    const row = ofCode(referral.code);
    const touch = found.find(({ rule, affiliateId }) => rule === 'touch' && affiliateId === row?.affiliate_id);
    found.push({ ...plain, rule: 'referral-code', ...toCandidateParts(row, referral.code), at: touch?.at ?? null });
  }
  if (linkReferral && linkReferral.affiliateDiscountId !== null) {
    const row = rows.find(({ kind, affiliate_id }) => kind === 'code' && affiliate_id === discountAffiliateId);
    const { affiliateDiscountId } = linkReferral;
    found.push({ ...plain, rule: 'referral-discount', ...toCandidateParts(row), affiliateDiscountId, at: new Date(linkReferral.at) });
  }
  return found;
}

const isSameCode = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const plain = { affiliateDiscountId: null, linkId: null, source: '', utm: noUtm };

const toCandidateParts = (row: Row | undefined, code = '') => ({
  affiliateId: row?.affiliate_id ?? null,
  code: row?.code ?? code,
  isEarning: row?.is_earning ?? false,
});

function byCode(codes: readonly string[], affiliateId: number | null): SQL {
  const named = codes.map((code) => sql`lower(code) = lower(${code}::text)`);
  if (affiliateId !== null) named.push(sql`affiliate_id = ${affiliateId}`);
  return sql`
    select 'code' as kind, affiliate_id, code, is_earning, null::integer as affiliate_discount_id, null::integer as link_id,
      '' as source, null::jsonb as utm, null::timestamptz as at
    from ${affiliateCodes} where ${sql.join(named, sql` or `)}`;
}

/** The last 20 touches are enough: after many affiliates, the latest one who earns is credited. */
const byTouch = (kind: string, from: SQL, of: SQL): SQL => sql`(
  select ${sql.raw(`'${kind}'`)} as kind, owner.affiliate_id, owner.code, owner.is_earning, touch.affiliate_discount_id, touch.link_id,
    touch.source, touch.utm, touch.at
  from ${from} join ${affiliateCodes} as owner on owner.affiliate_id = touch.affiliate_id
  where ${of} order by touch.at desc limit 20)`;
