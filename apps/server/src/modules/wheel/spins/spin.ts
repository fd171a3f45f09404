import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { isEmail } from '#kit/email';
import { InvalidInput } from '#kit/errors';
import { orderNumber } from '#kit/ids';
import { getCurrency, toLocalDay, findLanguage, getOpenCountry } from '#modules/countries';
import { saveCoupon } from '#modules/promotions';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { isBlockedDomain } from '../blocked-domains.ts';
import { toCanonicalEmail, mailDomain } from '#kit/canonical-email';
import type { NewSpin } from '../contract.ts';
import { dayKey, hashSpinner } from './day-key.ts';
import { draw } from './draw.ts';
import { NoSpinsLeft, WheelClosed } from '../errors.ts';
import { computeEnd } from './to-shown-spin.ts';
import { consumeSpinQuota } from './consume-spin-quota.ts';
import { wheelSpins, type Segment, type Spin } from '../tables.ts';
import { findActiveWheel, type Wheel } from '../find-active-wheel.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A coupon was won and must be mailed to its owner. */
    'wheel.won': { spinId: number };
  }
}

interface Spinner extends NewSpin {
  /** Secret of the browser. */
  visitor: string;
  /** Undefined: a guest. */
  userId: number | undefined;
  /** As returned by `anonymousRateLimitKey`. */
  rateLimitKey: string | undefined;
  idempotencyKey: string;
}

/**
 * Spins a country's wheel once. Repeating the call with the same email returns the same result.
 * @throws InvalidInput if the email is invalid or disposable
 * @throws WheelClosed, NoSpinsLeft, CountryNotFound, CountryClosed
 */
export async function spin(db: Db, { email: typed, countryId, languageId, visitor, userId, rateLimitKey, idempotencyKey }: Spinner): Promise<Spin> {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw new InvalidInput([{ field: 'email', code: email === '' ? 'required' : 'email' }]);
  const canonicalEmail = toCanonicalEmail(email);
  const attemptHash = createHash('sha256').update(`${visitor} ${idempotencyKey} ${canonicalEmail}`).digest('base64url');
  const announced = await findSpinOfAttempt(db, attemptHash);
  if (announced) return announced;

  const country = await getOpenCountry(db, countryId);
  const wheel = await findActiveWheel(db, country.id);
  if (!wheel) throw new WheelClosed();
  if (await isBlockedDomain(db, mailDomain(email.slice(email.lastIndexOf('@') + 1))))
    throw new InvalidInput([{ field: 'email', code: 'disposable' }]);
  const at = now();
  const day = toLocalDay(country.timeZone, at);
  const key = await dayKey(db, day);
  const { code: currency } = await getCurrency(db, country.id);
  const language = await findLanguage(db, languageId);
  const [visitorHash, emailHash] = [hashSpinner(key, 'visitor', visitor), hashSpinner(key, 'mailbox', canonicalEmail)];
  const turns = [
    { keyHash: visitorHash, most: wheel.spinsPerDay },
    ...(userId === undefined ? [] : [{ keyHash: hashSpinner(key, 'account', String(userId)), most: wheel.spinsPerDay }]),
    { keyHash: emailHash, most: wheel.spinsPerDay },
    ...(rateLimitKey === undefined ? [] : [{ keyHash: hashSpinner(key, 'network', rateLimitKey), most: wheel.spinsPerNetwork }]),
  ];
  try {
    return await inTransaction(db, async (tx) => {
      await consumeSpinQuota(tx, day, turns);
      const position = draw(wheel.segments);
      const { weight: _, ...drawn } = getSegment(wheel, position);
      const couponCode = await makeCoupon(tx, drawn, {
        email,
        currency,
        countryId: country.id,
        validUntil: computeEnd(country, at, wheel.validDays),
      });
      const [row] = await tx
        .insert(wheelSpins)
        .values({
          ...drawn,
          countryId: country.id,
          languageId: language?.id ?? country.languageId,
          day,
          spunAt: at,
          visitorHash,
          mailboxHash: emailHash,
          attemptHash,
          position,
          currency,
          couponCode,
        })
        .returning();
      if (!row) throw new Error('a spin was not written');
      if (couponCode !== null) await publish(tx, { type: 'wheel.won', payload: { spinId: row.id } });
      return row;
    });
  } catch (error) {
    // A simultaneous call with the same key was first.
    const other = error instanceof NoSpinsLeft ? await findSpinOfAttempt(db, attemptHash) : undefined;
    if (other) return other;
    throw error;
  }
}

async function findSpinOfAttempt(db: Db, attemptHash: string): Promise<Spin | undefined> {
  const [found] = await db.select().from(wheelSpins).where(eq(wheelSpins.attemptHash, attemptHash));
  return found;
}

function getSegment({ segments }: Wheel, position: number): Segment {
  const segment = segments[position];
  if (!segment) throw new Error(`the wheel has no segment ${position}`);
  return segment;
}

/** Creates a single-use coupon for this email in this country. @returns its code; null without a prize */
async function makeCoupon(
  tx: Tx,
  { kind, basisPoints, amount, minimum }: Omit<Segment, 'weight'>,
  { email, currency, countryId, validUntil }: { email: string; currency: string; countryId: number; validUntil: Date },
): Promise<string | null> {
  if (kind === 'none') return null;
  const code = `SPIN-${orderNumber()}`;
  await saveCoupon(tx, {
    code,
    kind,
    basisPoints: kind === 'percent' ? basisPoints : null,
    amounts: kind === 'amount' ? { [currency]: amount ?? 0 } : null,
    minimums: minimum === null ? null : { [currency]: minimum },
    validUntil,
    countryIds: [countryId],
    boundEmail: email,
    mostUses: 1,
    mostUsesEach: 1,
  });
  return code;
}
