import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { isEmail } from '#kit/email';
import { InvalidInput } from '#kit/errors';
import { orderNumber } from '#kit/ids';
import { currencyOn, dayIn, findLanguage, getOpenCountry } from '#modules/countries';
import { saveCoupon } from '#modules/promotions';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { isBlockedDomain } from './blocked-domains.ts';
import { canonicalMailbox, mailDomain } from './canonical-mailbox.ts';
import type { NewSpin } from './contract.ts';
import { dayKey, hashWith } from './day-key.ts';
import { draw } from './draw.ts';
import { NoSpinsLeft, WheelClosed } from './errors.ts';
import { endOf } from './last-day.ts';
import { takeTurns } from './take-turns.ts';
import { wheelSpins, type Segment } from './tables.ts';
import { wheelIn, type Wheel } from './wheel-in.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** A coupon was won on a wheel: its owner is to have it in his mailbox too. */
    'wheel.won': { spinId: number };
  }
}

export type Spin = typeof wheelSpins.$inferSelect;

export interface Spinner extends NewSpin {
  /** The secret that his browser is known by. */
  visitor: string;
  /** Undefined: a guest. */
  userId: number | undefined;
  /** As `strangerOf` gives it. */
  stranger: string | undefined;
  idempotencyKey: string;
}

/**
 * Spins a country's wheel once. Whoever sends the same call again, with the same mailbox, is told the same again.
 * @throws InvalidInput if it is no e-mail, or one that lasts an hour
 * @throws WheelClosed, NoSpinsLeft, CountryNotFound, CountryClosed
 */
export async function spin(db: Db, { email: typed, countryId, languageId, visitor, userId, stranger, idempotencyKey }: Spinner): Promise<Spin> {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw new InvalidInput([{ field: 'email', code: email === '' ? 'required' : 'email' }]);
  const mailbox = canonicalMailbox(email);
  const attemptHash = createHash('sha256').update(`${visitor} ${idempotencyKey} ${mailbox}`).digest('base64url');
  const told = await spinOfAttempt(db, attemptHash);
  if (told) return told;

  const country = await getOpenCountry(db, countryId);
  const wheel = await wheelIn(db, country.id);
  if (!wheel) throw new WheelClosed();
  if (await isBlockedDomain(db, mailDomain(email.slice(email.lastIndexOf('@') + 1))))
    throw new InvalidInput([{ field: 'email', code: 'disposable' }]);
  const at = now();
  const day = dayIn(country.timeZone, at);
  const key = await dayKey(db, day);
  const { code: currency } = await currencyOn(db, country.id);
  const language = await findLanguage(db, languageId);
  const [visitorHash, mailboxHash] = [hashWith(key, 'visitor', visitor), hashWith(key, 'mailbox', mailbox)];
  const turns = [
    { keyHash: visitorHash, most: wheel.spinsPerDay },
    ...(userId === undefined ? [] : [{ keyHash: hashWith(key, 'account', String(userId)), most: wheel.spinsPerDay }]),
    { keyHash: mailboxHash, most: wheel.spinsPerDay },
    ...(stranger === undefined ? [] : [{ keyHash: hashWith(key, 'network', stranger), most: wheel.spinsPerNetwork }]),
  ];
  try {
    return await inTransaction(db, async (tx) => {
      await takeTurns(tx, day, turns);
      const position = draw(wheel.segments);
      const { weight: _, ...drawn } = segmentAt(wheel, position);
      const couponCode = await makeCoupon(tx, drawn, { email, currency, countryId: country.id, validUntil: endOf(country, at, wheel.validDays) });
      const [row] = await tx
        .insert(wheelSpins)
        .values({
          ...drawn,
          countryId: country.id,
          languageId: language?.id ?? country.languageId,
          day,
          spunAt: at,
          visitorHash,
          mailboxHash,
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
    // The same call, sent twice at once: the other was first.
    const other = error instanceof NoSpinsLeft ? await spinOfAttempt(db, attemptHash) : undefined;
    if (other) return other;
    throw error;
  }
}

async function spinOfAttempt(db: Db, attemptHash: string): Promise<Spin | undefined> {
  const [found] = await db.select().from(wheelSpins).where(eq(wheelSpins.attemptHash, attemptHash));
  return found;
}

function segmentAt({ segments }: Wheel, position: number): Segment {
  const segment = segments[position];
  if (!segment) throw new Error(`the wheel has no segment ${position}`);
  return segment;
}

/** Once, for this mailbox, in this country. @returns its code; null where nothing is won */
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
