import { money, toMajor } from '#kit/money';
import type { Dispute } from '#modules/payments';
import type { DisputeRecord } from './contract.ts';

/** Returns a dispute as staff see it. */
export const toDisputeRecord = ({ id, reference, provider, kind, status, currency, reason, evidenceUrl, ...dispute }: Dispute): DisputeRecord => ({
  ...{ id, orderNumber: reference, provider, kind, status, currency, reason, evidenceUrl },
  amount: toMajor(money(dispute.amount, currency)),
  evidenceUntil: dispute.evidenceUntil?.toISOString() ?? null,
  openedAt: dispute.openedAt.toISOString(),
});
