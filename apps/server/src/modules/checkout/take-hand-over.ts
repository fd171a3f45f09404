import { and, eq, gt, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { CartNotFound, createCart, keepBrought, linesOfCart, lockCart, putPieces, renewCart, toldOf, type CartContent } from '#modules/cart';
import { getOpenCountry } from '#modules/countries';
import { adoptTouches, countsFor, lastTouch, type Referral } from '#modules/tracking';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import type { TakenHandOver } from './contract.ts';
import { hashOf } from './make-hand-over.ts';
import { checkouts, handOvers } from './tables.ts';

interface Taking {
  token: string;
  countryId: number;
  /** The cart that the browser has here already, and who is signed in in it. */
  ownCartId?: string | undefined;
  userId?: number | undefined;
  /** What it says here of who sent it. */
  referral: Referral;
  languageId: number;
}

const nothing: TakenHandOver = { cartId: null, hasGoods: false, merged: [], lastAffiliate: null };

/**
 * Has a browser go on in this country's shop with what it had in another's: the same garments as far as they are sold here, at
 * this country's prices, the coupon's code that was typed, and who sent it. It is a cart of its own, or the one that it has here: there each garment lies as often
 * as where it lay more often, so that going to and fro makes nothing more. Nobody is signed in by it.
 * @returns the cart to go on with; none for a token that was used, has expired, is for another country or that nobody made
 * @throws CountryClosed
 */
export async function takeHandOver(db: Db, { token, countryId: asked, ownCartId, userId, referral, languageId }: Taking): Promise<TakenHandOver> {
  const { id: countryId } = await getOpenCountry(db, asked);
  return inTransaction(db, async (tx) => {
    // Twice at once, the second waits for the first and finds nothing.
    const [taken] = await tx
      .delete(handOvers)
      .where(and(eq(handOvers.tokenHash, hashOf(token)), eq(handOvers.toCountryId, countryId), gt(handOvers.expiresAt, now())))
      .returning();
    if (!taken) return nothing;
    const cartId =
      (userId === undefined && (await guestCart(tx, { ownCartId, countryId }))) || (await createCart(tx, { countryId, customerId: userId }));
    const from = taken.cartId === null ? null : await linesOfCart(tx, { cartId: taken.cartId });
    const present = await linesOfCart(tx, { cartId });
    await keepBrought(tx, cartId, { brought: newerOf(from, present), touchSessionId: taken.sessionId });
    if (taken.cartId !== null) await carryCode(tx, { from: taken.cartId, to: cartId });
    // As at signing in: who sent him holds on his other devices too.
    if (userId !== undefined && taken.sessionId !== null) await adoptTouches(tx, { sessionId: taken.sessionId, customerId: userId });
    const pieces = (from?.lines ?? []).flatMap(({ variantId, quantity }) => {
      const more = quantity - (present.lines.find((line) => line.variantId === variantId)?.quantity ?? 0);
      return more > 0 ? [{ variantId, quantity: more }] : [];
    });
    const put = await putPieces(tx, { cartId, pieces, languageId });
    // An order that waits for its payment here may cost something else now.
    await renewCart(tx, cartId);
    const lastAffiliate = await lastOfBoth(tx, { there: taken.sessionId, here: referral.sessionId });
    return { cartId, hasGoods: (from?.lines.length ?? 0) > 0, merged: put.flatMap(toldOf), lastAffiliate };
  });
}

/** By whose link a browser came last, if that was in the other shop; the seconds are what is left of the time that it counts. */
async function lastOfBoth(tx: Tx, { there, here }: { there: string | null; here: string | null }): Promise<TakenHandOver['lastAffiliate']> {
  const last = there === null ? undefined : await lastTouch(tx, there);
  const own = here === null || here === there ? undefined : await lastTouch(tx, here);
  if (!last || (own && own.at >= last.at)) return null;
  const seconds = Math.floor((last.at.getTime() + countsFor - now().getTime()) / 1000);
  return seconds > 0 ? { code: last.code, seconds } : null;
}

/** What was typed where coupons are typed, unless something was typed here. */
const carryCode = (tx: Tx, { from, to }: { from: string; to: string }) =>
  tx.execute(sql`
    insert into ${checkouts} (cart_id, draft, updated_at)
    select ${to}, jsonb_build_object('couponCode', draft ->> 'couponCode'), ${now().toISOString()}::timestamptz from ${checkouts}
    where cart_id = ${from} and draft ->> 'couponCode' <> ''
    on conflict (cart_id) do update set draft = ${checkouts.draft} || excluded.draft
      where coalesce(${checkouts.draft} ->> 'couponCode', '') = ''`);

/** What was brought last counts. */
const newerOf = (from: CartContent | null, present: CartContent): CartContent['brought'] =>
  from?.brought && from.brought.at > (present.brought?.at ?? '') ? from.brought : null;

/** The cart that a browser has here; undefined: none, another country's, or somebody's account's. */
async function guestCart(tx: Tx, { ownCartId, countryId }: Pick<Taking, 'ownCartId' | 'countryId'>): Promise<string | undefined> {
  if (ownCartId === undefined) return undefined;
  try {
    await lockCart(tx, { cartId: ownCartId, countryId });
    const { customerId } = await linesOfCart(tx, { cartId: ownCartId });
    return customerId === null ? ownCartId : undefined;
  } catch (error) {
    if (error instanceof CartNotFound) return undefined;
    throw error;
  }
}
