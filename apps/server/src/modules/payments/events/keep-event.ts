import { now } from '#kit/clock';
import type { Tx } from '#platform/transaction';
import type { ProviderEvent } from '../providers/payment-provider.ts';
import { paymentEvents } from '../tables.ts';

/** A message and the provider that sent it. */
export type ReceivedEvent = { provider: string } & ProviderEvent;

/** Stores a message. @returns false if it was stored before */
export async function keepEvent(tx: Tx, { id, provider, type, payload }: ReceivedEvent): Promise<boolean> {
  const kept = await tx
    .insert(paymentEvents)
    .values({ id, provider, type, payload, receivedAt: now() })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return kept.length > 0;
}
