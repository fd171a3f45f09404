import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { isEmail } from '#kit/email';
import { InvalidInput } from '#kit/errors';
import { getCurrency, toLocalDay, findLanguage, getOpenCountry } from '#modules/countries';
import { saveCoupon, type RuleTerms } from '#modules/promotions';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { isBlockedDomain } from '../blocked-domains.ts';
import { toCanonicalEmail, getMailDomain } from '#kit/canonical-email';
import type { NewSpin } from '../contract.ts';
import { getDayKey, hashSpinner } from './day-key.ts';
import { draw } from './draw.ts';
import { createPrizeCode } from './prize-codes.ts';
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
  /** As returned by `buildAnonymousRateLimitKey`. */
  rateLimitKey: string | undefined;
  idempotencyKey: string;
}

/**
 * Spins a country's wheel once. Repeating the call with the same email returns the same result.
 * @throws InvalidInput if the email is invalid or disposable
 * @throws WheelClosed, NoSpinsLeft, CountryNotFound, CountryClosed
 */
export async function spin(db: Db, spinner: Spinner): Promise<Spin> {
  const { visitor, idempotencyKey } = spinner;
  const email = readEmail(spinner.email);
  const canonicalEmail = toCanonicalEmail(email);
  const attemptHash = createHash('sha256').update(`${visitor} ${idempotencyKey} ${canonicalEmail}`).digest('base64url');
  const announced = await findSpinOfAttempt(db, attemptHash);
  if (announced) return announced;

  const country = await getOpenCountry(db, spinner.countryId);
  const wheel = await findActiveWheel(db, country.id);
  if (!wheel) throw new WheelClosed();
  if (await isBlockedDomain(db, getMailDomain(email.slice(email.lastIndexOf('@') + 1))))
    throw new InvalidInput([{ field: 'email', code: 'disposable' }]);
  const at = now();
  const day = toLocalDay(country.timeZone, at);
  const { visitorHash, mailboxHash, quotas } = listQuotas(wheel, await getDayKey(db, day), spinner, canonicalEmail);
  const { code: currency } = await getCurrency(db, country.id);
  const language = await findLanguage(db, spinner.languageId);
  const facts = { countryId: country.id, languageId: language?.id ?? country.languageId, day, spunAt: at, currency };
  const validUntil = computeEnd(country, at, wheel.validDays);
  try {
    return await inTransaction(db, async (tx) => {
      await consumeSpinQuota(tx, day, quotas);
      return drawPrize(tx, wheel, { ...facts, visitorHash, mailboxHash, attemptHash }, { email, validUntil });
    });
  } catch (error) {
    // A simultaneous call with the same key has used the quota first.
    const other = error instanceof NoSpinsLeft ? await findSpinOfAttempt(db, attemptHash) : undefined;
    if (other) return other;
    throw error;
  }
}

/** @throws InvalidInput */
function readEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw new InvalidInput([{ field: 'email', code: email === '' ? 'required' : 'email' }]);
  return email;
}

/** Returns the quotas of the browser, the account, the email address and the network. */
function listQuotas({ spinsPerDay, spinsPerNetwork }: Wheel, key: string, { visitor, userId, rateLimitKey }: Spinner, canonicalEmail: string) {
  const visitorHash = hashSpinner(key, 'visitor', visitor);
  const mailboxHash = hashSpinner(key, 'mailbox', canonicalEmail);
  const quotas = [
    { keyHash: visitorHash, most: spinsPerDay },
    ...(userId === undefined ? [] : [{ keyHash: hashSpinner(key, 'account', String(userId)), most: spinsPerDay }]),
    { keyHash: mailboxHash, most: spinsPerDay },
    ...(rateLimitKey === undefined ? [] : [{ keyHash: hashSpinner(key, 'network', rateLimitKey), most: spinsPerNetwork }]),
  ];
  return { visitorHash, mailboxHash, quotas };
}

type NewSpinRow = typeof wheelSpins.$inferInsert;
type SpinFacts = Omit<NewSpinRow, keyof Segment | 'id' | 'position' | 'couponCode'>;

/** Draws a segment, creates the coupon of its prize and records the spin. */
async function drawPrize(tx: Tx, wheel: Wheel, facts: SpinFacts, { email, validUntil }: { email: string; validUntil: Date }): Promise<Spin> {
  const position = draw(wheel.segments);
  const { weight: _, ...drawn } = getSegment(wheel, position);
  const couponCode = await makeCoupon(tx, drawn, { email, currency: facts.currency, countryId: facts.countryId, validUntil });
  const [row] = await tx
    .insert(wheelSpins)
    .values({ ...facts, ...drawn, position, couponCode })
    .returning();
  if (!row) throw new Error('a spin was not saved');
  if (couponCode !== null) await publish(tx, { type: 'wheel.won', payload: { spinId: row.id } });
  return row;
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

/** Returns the terms of a prize's discount rule. */
function buildTerms({ kind, basisPoints, amount }: Pick<Segment, 'kind' | 'basisPoints' | 'amount'>, currency: string): RuleTerms {
  if (kind === 'percent') return { rate: basisPoints ?? 0 };
  return kind === 'amount' ? { amounts: { [currency]: amount ?? 0 } } : {};
}

/** Creates a single-use coupon for this email in this country. @returns its code; null without a prize */
async function makeCoupon(
  tx: Tx,
  { kind, basisPoints, amount, minimum }: Omit<Segment, 'weight'>,
  { email, currency, countryId, validUntil }: { email: string; currency: string; countryId: number; validUntil: Date },
): Promise<string | null> {
  if (kind === 'none') return null;
  const code = createPrizeCode();
  await saveCoupon(tx, {
    code,
    kind,
    terms: buildTerms({ kind, basisPoints, amount }, currency),
    minimums: minimum === null ? null : { [currency]: minimum },
    validUntil,
    countryIds: [countryId],
    boundEmail: email,
    mostUses: 1,
    mostUsesEach: 1,
  });
  return code;
}
