import { and, eq, gt, lt } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { now } from '#kit/clock';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { PaymentNotAvailable, SessionUnknown } from './errors.ts';
import { findPayment } from './find-payments.ts';
import { providerOf } from './provider-of.ts';
import { paymentEvents } from './tables.ts';

/** ms that a token may be exchanged in: a redirect's time. */
const LIFETIME = 5 * 60_000;
const TYPE = 'return';

const idOf = (token: string): string => `${TYPE}-${createHash('sha256').update(token).digest('hex')}`;

/**
 * A shopper comes back with a form that another site made his browser send, and without our cookies. What it has signed
 * says which payment is his; a token for one use carries that to the page he is sent on to.
 * @param body form-encoded, as the provider wrote it
 * @throws InvalidSignature, SessionUnknown
 */
export async function takeReturn(db: Db, config: Config, { provider: code, body }: { provider: string; body: string }): Promise<string> {
  const provider = providerOf(config, code);
  if (!provider?.readReturn) throw new PaymentNotAvailable(code);
  const providerRef = provider.readReturn(body);
  if (!(await findPayment(db, providerRef))) throw new SessionUnknown();
  const token = randomBytes(24).toString('base64url');
  await db.delete(paymentEvents).where(and(eq(paymentEvents.type, TYPE), lt(paymentEvents.receivedAt, new Date(now().getTime() - LIFETIME))));
  await db.insert(paymentEvents).values({ id: idOf(token), provider: code, type: TYPE, payload: { id: providerRef }, receivedAt: now() });
  return token;
}

/** Exchanges such a token, once. @returns the provider's own id of the session @throws SessionUnknown */
export async function redeemReturn(db: Db, token: string): Promise<string> {
  const [kept] = await db
    .delete(paymentEvents)
    .where(and(eq(paymentEvents.id, idOf(token)), gt(paymentEvents.receivedAt, new Date(now().getTime() - LIFETIME))))
    .returning({ payload: paymentEvents.payload });
  if (!kept) throw new SessionUnknown();
  return z.object({ id: z.string() }).parse(kept.payload).id;
}
