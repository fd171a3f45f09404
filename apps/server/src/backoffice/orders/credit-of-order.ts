import { money, toMajor } from '#kit/money';
import { commissionsOfOrder, staffAffiliate } from '#modules/affiliates';
import { attributionOf } from '#modules/tracking';
import type { Db } from '#platform/database';
import type { OrderRecord } from './contract.ts';

/** Whom an order is credited to and why, with what it earns him. @returns null where nobody was in question */
export async function creditOfOrder(db: Db, orderId: number): Promise<OrderRecord['credit']> {
  const attribution = await attributionOf(db, orderId);
  if (!attribution) return null;
  const { affiliateId, rule, candidates, touchedAt, source } = attribution;
  const affiliate = affiliateId === null ? undefined : await staffAffiliate(db, affiliateId);
  const commissions = affiliateId === null ? [] : await commissionsOfOrder(db, { orderId, affiliateId });
  return {
    affiliate:
      affiliateId === null
        ? null
        : { id: affiliateId, code: affiliate?.code ?? '', name: affiliate ? `${affiliate.firstName} ${affiliate.lastName}`.trim() : '' },
    ...{ rule, source, touchedAt: touchedAt?.toISOString() ?? null },
    candidates: candidates.map((one) => ({
      rule: one.rule,
      affiliateId: one.affiliateId,
      code: one.code,
      touchedAt: one.touchedAt,
      verdict: one.verdict,
    })),
    commissions: commissions.map(({ base, earned, basisPoints, ...line }) => ({
      ...line,
      ratePercent: basisPoints / 100,
      base: toMajor(money(base, line.currency)),
      earned: toMajor(money(earned, line.currency)),
    })),
  };
}
