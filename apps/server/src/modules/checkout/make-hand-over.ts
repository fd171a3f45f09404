import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import { secretId } from '#kit/ids';
import { CartNotFound, linesOfCart, type CartContent } from '#modules/cart';
import { listActiveCountries } from '#modules/countries';
import { isTouched } from '#modules/tracking';
import type { Db } from '#platform/database';
import { handOvers } from './tables.ts';

/** How long a hand-over holds, in ms: a redirect takes a moment, a slow telephone a little longer. */
const holdsFor = minutes(10);

interface HandingOver {
  /** A country's code. */
  toCountry: string;
  cartId?: string | undefined;
  /** By which the touches are kept of a browser that has agreed to be known again. */
  sessionId: string | null;
}

/**
 * Lets a browser take its cart, and who sent it, along to another country's shop: cookies end at a domain.
 * @returns the token that {@link takeHandOver} exchanges, 256 random bits; null where there is nothing to take along, or nothing is sold there
 */
export async function makeHandOver(db: Db, { toCountry, cartId, sessionId }: HandingOver): Promise<string | null> {
  const country = (await listActiveCountries(db)).find(({ code }) => code === toCountry.toUpperCase());
  if (!country) return null;
  const cart = cartId === undefined ? undefined : await cartToHandOver(db, cartId);
  const touched = sessionId !== null && (await isTouched(db, sessionId)) ? sessionId : null;
  // A cart that was handed over itself goes on with what came with it.
  const session = touched ?? cart?.touchSessionId ?? null;
  const isWorthIt = cart !== undefined && cart.countryId !== country.id && (cart.lines.length > 0 || cart.brought !== null);
  if (!isWorthIt && session === null) return null;
  const token = secretId(32);
  await db.insert(handOvers).values({
    tokenHash: hashOf(token),
    toCountryId: country.id,
    cartId: isWorthIt ? cart.id : null,
    sessionId: session,
    expiresAt: new Date(now().getTime() + holdsFor),
  });
  return token;
}

/** By which a token is found again. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Forgets the hand-overs that nobody took. @returns how many */
export async function forgetHandOvers(db: Db): Promise<number> {
  const gone = await db.delete(handOvers).where(lt(handOvers.expiresAt, now())).returning({ at: handOvers.expiresAt });
  return gone.length;
}

async function cartToHandOver(db: Db, cartId: string): Promise<CartContent | undefined> {
  try {
    return await linesOfCart(db, { cartId });
  } catch (error) {
    if (error instanceof CartNotFound) return undefined;
    throw error;
  }
}
