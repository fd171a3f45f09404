import { and, eq, gt, lt } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { now } from '#kit/clock';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { PaymentNotAvailable, SessionUnknown } from './errors.ts';
import { findPayment } from './find-payments.ts';
import { findProvider } from './find-provider.ts';
import { paymentEvents } from './tables.ts';

/** Lifetime of a token in ms, enough for a redirect. */
const LIFETIME = 5 * 60_000;
const TYPE = 'return';

const toTokenId = (token: string): string => `${TYPE}-${createHash('sha256').update(token).digest('hex')}`;

/**
 * Accepts the form of a cross-site POST with which a provider returns the browser, without the shop's cookies. The signed form identifies
 * the payment; a single-use token carries that to the next page.
 * @param body form-encoded, as the provider wrote it
 * @throws InvalidSignature, SessionUnknown
 */
export async function acceptReturnForm(db: Db, config: Config, { provider: code, body }: { provider: string; body: string }): Promise<string> {
  const provider = findProvider(config, code);
  if (!provider?.readReturn) throw new PaymentNotAvailable(code);
  const providerRef = provider.readReturn(body);
  if (!(await findPayment(db, providerRef))) throw new SessionUnknown();
  const token = randomBytes(24).toString('base64url');
  await db.delete(paymentEvents).where(and(eq(paymentEvents.type, TYPE), lt(paymentEvents.receivedAt, new Date(now().getTime() - LIFETIME))));
  await db.insert(paymentEvents).values({ id: toTokenId(token), provider: code, type: TYPE, payload: { id: providerRef }, receivedAt: now() });
  return token;
}

/** Exchanges a token, once. @returns the provider's session id @throws SessionUnknown */
export async function redeemReturn(db: Db, token: string): Promise<string> {
  const [stored] = await db
    .delete(paymentEvents)
    .where(and(eq(paymentEvents.id, toTokenId(token)), gt(paymentEvents.receivedAt, new Date(now().getTime() - LIFETIME))))
    .returning({ payload: paymentEvents.payload });
  if (!stored) throw new SessionUnknown();
  return z.object({ id: z.string() }).parse(stored.payload).id;
}
