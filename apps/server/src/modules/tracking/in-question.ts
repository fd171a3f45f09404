import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { InQuestion } from './attribute.ts';
import type { Brought, Referral } from './referral.ts';
import { affiliateCodes, customerTouches, touches } from './tables.ts';
import { noUtm, type UtmValues } from './utm-values.ts';

/** By what somebody may be in question for an order. */
export interface AskedCredit {
  brought: Brought | null;
  /** What he typed where coupons are typed, and when it counts from; a code of nobody's is none in question. Null: nothing that could be one. */
  typed: { code: string; at: Date } | null;
  /** Whose the brought discount is; null: nobody's, or none was brought. */
  discountOf: number | null;
  /** Null: only what was brought counts, as with an order by telephone. */
  referral: Referral | null;
  /** By which the touches are kept of the browser that handed the cart over from another country's shop. */
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

/** Who is in question for an order that is placed now. One query; none where nothing speaks for anybody. */
export async function inQuestion(db: Db, asked: AskedCredit): Promise<InQuestion[]> {
  const { brought, typed, discountOf, referral } = asked;
  const customerId = referral && asked.customerId;
  const codes = [typed?.code ?? '', brought?.code ?? '', referral?.code ?? ''].filter((code) => code !== '');
  const parts: SQL[] = [];
  if (codes.length > 0 || discountOf !== null) parts.push(byCode(codes, discountOf));
  const sessions = referral ? [referral.sessionId, asked.handedSessionId].filter((id) => id !== null) : [];
  if (sessions.length > 0) parts.push(byTouch('touch', sql`${touches} as touch`, sql`touch.session_id in ${sessions}`));
  if (customerId !== null) parts.push(byTouch('customer-touch', sql`${customerTouches} as touch`, sql`touch.customer_id = ${customerId}`));
  const rows = parts.length === 0 ? [] : (await db.execute<Row>(sql.join(parts, sql` union all `))).rows;

  const ofCode = (code: string) => rows.find((row) => row.kind === 'code' && isSameCode(row.code, code));
  const touched = rows.filter(({ kind }) => kind !== 'code');
  const found: InQuestion[] = touched.map((row) => ({
    rule: row.kind === 'touch' ? 'touch' : 'customer-touch',
    ...partsOf(row),
    affiliateDiscountId: row.affiliate_discount_id,
    linkId: row.link_id,
    source: row.source,
    utm: row.utm,
    at: row.at === null ? null : new Date(row.at),
  }));
  const ofTyped = typed && ofCode(typed.code);
  if (typed && ofTyped) found.push({ ...plain, rule: 'brought-code', ...partsOf(ofTyped), at: typed.at });
  if (brought && brought.code !== '' && !(ofTyped && isSameCode(ofTyped.code, brought.code))) {
    found.push({ ...plain, rule: 'brought-code', ...partsOf(ofCode(brought.code), brought.code), at: new Date(brought.at) });
  }
  const isNamed = (code: string) => [ofTyped?.code, brought?.code].some((named) => named !== undefined && isSameCode(named, code));
  if (referral && referral.code !== '' && !isNamed(referral.code)) {
    const row = ofCode(referral.code);
    const touch = found.find(({ rule, affiliateId }) => rule === 'touch' && affiliateId === row?.affiliate_id);
    found.push({ ...plain, rule: 'brought-code', ...partsOf(row, referral.code), at: touch?.at ?? null });
  }
  if (brought && brought.affiliateDiscountId !== null) {
    const row = rows.find(({ kind, affiliate_id }) => kind === 'code' && affiliate_id === discountOf);
    const { affiliateDiscountId } = brought;
    found.push({ ...plain, rule: 'brought-discount', ...partsOf(row), affiliateDiscountId, at: new Date(brought.at) });
  }
  return found;
}

const isSameCode = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const plain = { affiliateDiscountId: null, linkId: null, source: '', utm: noUtm };

const partsOf = (row: Row | undefined, code = '') => ({
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

/** The last few: somebody who is sent by many affiliates in turn is credited to the last of them who earns. */
const byTouch = (kind: string, from: SQL, of: SQL): SQL => sql`(
  select ${sql.raw(`'${kind}'`)} as kind, owner.affiliate_id, owner.code, owner.is_earning, touch.affiliate_discount_id, touch.link_id,
    touch.source, touch.utm, touch.at
  from ${from} join ${affiliateCodes} as owner on owner.affiliate_id = touch.affiliate_id
  where ${of} order by touch.at desc limit 20)`;
