import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { recordDispute } from '../disputes/record-dispute.ts';
import { recordProviderRefunds } from '../refunds/record-provider-refunds.ts';
import { settlePayment } from '../settle-payment.ts';
import { keepEvent, type ReceivedEvent } from './keep-event.ts';

/** Stores a provider's verified message and applies it, once. A message that the shop does not use is only stored. */
export async function receiveEvent(db: Db, event: ReceivedEvent): Promise<void> {
  const { session, dispute, refunds } = event;
  if (session) return settlePayment(db, { session, event });
  await inTransaction(db, async (tx) => {
    if (!(await keepEvent(tx, event))) return;
    if (dispute) await recordDispute(tx, { provider: event.provider, dispute });
    if (refunds) await recordProviderRefunds(tx, { provider: event.provider, ...refunds });
  });
}
