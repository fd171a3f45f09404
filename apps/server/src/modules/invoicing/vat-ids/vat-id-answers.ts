import { and, eq, gt, lt } from 'drizzle-orm';
import { hours, now } from '#kit/clock';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { rateLimit, getSharedKey } from '#platform/requests/rate-limit';
import type { Tx } from '#platform/transaction';
import { TooManyRequests } from '#kit/errors';
import { vatIdAnswers, vatIdChecks } from '../tables.ts';
import { askVies, ViesUnavailable } from './ask-vies.ts';
import type { ExemptBuyer } from './find-exempt-buyer.ts';

/** How long an answer of VIES is valid for a new order, in ms. */
const FRESH_MS = hours(1);
/** How long answers are kept, in ms. */
const KEPT_MS = hours(24);
/** How long a shopper waits for VIES, in ms. Without an answer they are charged VAT. */
const MAX_WAIT_MS = 4000;

const lookups = rateLimit('vat-ids');

/** VIES confirmed the VAT id of the buyer. */
export interface ConfirmedVatId {
  vatId: string;
  /** The number by which VIES proves the request; empty: none. */
  consultation: string;
  answeredAt: Date;
}

/** Returns the confirmation of a VAT id, if VIES gave one within the last hour. */
export async function findConfirmedVatId(db: Db, vatId: string): Promise<ConfirmedVatId | null> {
  const answer = await findFreshAnswer(db, vatId);
  return answer?.isValid ? { vatId, consultation: answer.consultation, answeredAt: answer.answeredAt } : null;
}

/**
 * Checks a buyer's VAT id with VIES unless it answered within the last hour, and stores the answer. Without an answer nothing is stored. Never
 * call this in a transaction.
 */
export async function refreshVatIdAnswer(
  db: Db,
  config: Pick<Config, 'viesUrl'>,
  { vatId, requester, cartId }: ExemptBuyer & { cartId: string },
): Promise<void> {
  if (config.viesUrl === undefined || (await findFreshAnswer(db, vatId))) return;
  try {
    await lookups.count(getSharedKey(cartId));
    const { isValid, consultation } = await askVies({ baseUrl: config.viesUrl, vatId, requester, timeoutMs: MAX_WAIT_MS });
    const answer = { isValid, consultation, answeredAt: now() };
    await db.delete(vatIdAnswers).where(lt(vatIdAnswers.answeredAt, new Date(now().getTime() - KEPT_MS)));
    await db
      .insert(vatIdAnswers)
      .values({ vatId, ...answer })
      .onConflictDoUpdate({ target: vatIdAnswers.vatId, set: answer });
  } catch (error) {
    // The order is charged VAT, and the job that queries VIES later flags it.
    if (!(error instanceof ViesUnavailable || error instanceof TooManyRequests)) throw error;
  }
}

/** Stores with an exempt order that VIES had confirmed the VAT id, and the consultation number. */
export async function recordConfirmedVatId(tx: Tx, orderId: number, { consultation, answeredAt }: ConfirmedVatId): Promise<void> {
  const row = { status: 'valid' as const, consultation, checkedAt: answeredAt };
  await tx
    .insert(vatIdChecks)
    .values({ orderId, ...row })
    .onConflictDoUpdate({ target: vatIdChecks.orderId, set: row });
}

async function findFreshAnswer(db: Db, vatId: string) {
  const [answer] = await db
    .select()
    .from(vatIdAnswers)
    .where(and(eq(vatIdAnswers.vatId, vatId), gt(vatIdAnswers.answeredAt, new Date(now().getTime() - FRESH_MS))));
  return answer;
}
