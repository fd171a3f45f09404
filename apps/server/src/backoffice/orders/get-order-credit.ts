import { money, toMajor } from '#kit/money';
import { listOrderCommissions, getAdminAffiliate } from '#modules/affiliates';
import { findAttribution } from '#modules/tracking';
import type { Db } from '#platform/database';
import type { OrderRecord } from './contract.ts';

/** Returns the affiliate credited with an order, the reason and the commission. @returns null when there was no candidate */
export async function getOrderCredit(db: Db, orderId: number): Promise<OrderRecord['credit']> {
  const attribution = await findAttribution(db, orderId);
  if (!attribution) return null;
  const { affiliateId, rule, candidates, touchedAt, source } = attribution;
  const affiliate = affiliateId === null ? undefined : await getAdminAffiliate(db, affiliateId);
  const commissions = affiliateId === null ? [] : await listOrderCommissions(db, { orderId, affiliateId });
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
