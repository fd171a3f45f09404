import { and, eq, gt, lt } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { now } from '#kit/clock';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { InvalidSignature, SessionUnknown } from './providers/provider-errors.ts';
import { findPayment } from './find-payments.ts';
import { findProvider } from './find-provider.ts';
import { providerKinds } from './providers/provider-kinds.ts';
import { paymentEvents } from './tables.ts';

/** Lifetime of a token in ms, enough for a redirect. */
const LIFETIME_MS = 5 * 60_000;
const TYPE = 'return';

const toTokenId = (token: string): string => `${TYPE}-${createHash('sha256').update(token).digest('hex')}`;

/**
 * Accepts the form of a cross-site POST with which a provider returns the browser, without the shop's cookies. The signed form identifies
 * the payment; a single-use token carries that to the next page.
 * @param body form-encoded, as the provider wrote it
 * @throws InvalidSignature, SessionUnknown
 */
export async function acceptReturnForm(db: Db, config: Config, body: string): Promise<string> {
  const { provider, providerRef } = readReturnForm(config, body);
  if (!(await findPayment(db, providerRef))) throw new SessionUnknown();
  const token = randomBytes(24).toString('base64url');
  await db.delete(paymentEvents).where(and(eq(paymentEvents.type, TYPE), lt(paymentEvents.receivedAt, new Date(now().getTime() - LIFETIME_MS))));
  await db.insert(paymentEvents).values({ id: toTokenId(token), provider, type: TYPE, payload: { id: providerRef }, receivedAt: now() });
  return token;
}

/** Finds the provider that signed a form. @throws InvalidSignature if none did */
function readReturnForm(config: Config, body: string): { provider: string; providerRef: string } {
  for (const { code, online } of providerKinds) {
    const provider = online?.returnsByForm ? findProvider(config, code) : undefined;
    try {
      if (provider?.readReturn) return { provider: code, providerRef: provider.readReturn(body) };
    } catch (error) {
      if (!(error instanceof InvalidSignature)) throw error;
    }
  }
  throw new InvalidSignature();
}

/** Exchanges a token, once. @returns the provider's session id @throws SessionUnknown */
export async function redeemReturn(db: Db, token: string): Promise<string> {
  const [stored] = await db
    .delete(paymentEvents)
    .where(and(eq(paymentEvents.id, toTokenId(token)), gt(paymentEvents.receivedAt, new Date(now().getTime() - LIFETIME_MS))))
    .returning({ payload: paymentEvents.payload });
  if (!stored) throw new SessionUnknown();
  return z.object({ id: z.string() }).parse(stored.payload).id;
}
