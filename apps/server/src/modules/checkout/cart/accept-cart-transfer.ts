import { and, eq, gt, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import {
  CartNotFound,
  createCart,
  storeReferral,
  readCartContent,
  lockCart,
  mergePieces,
  renewCart,
  listMergedLines,
  type CartContent,
} from '#modules/cart';
import { getOpenCountry } from '#modules/countries';
import { adoptTouches, ATTRIBUTION_WINDOW_MS, findLastTouch, type Referral } from '#modules/tracking';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import type { AcceptedCartTransfer } from '../contract.ts';
import { hashToken } from './make-cart-transfer.ts';
import { checkouts, cartTransfers } from '../tables.ts';

interface CartTransferAcceptance {
  token: string;
  countryId: number;
  /** The cart that the browser already has here, and the signed-in user. */
  ownCartId?: string | undefined;
  userId?: number | undefined;
  /** The referral of the browser in this shop. */
  referral: Referral;
  languageId: number;
}

const emptyTransfer: AcceptedCartTransfer = { cartId: null, hasGoods: false, merged: [], lastAffiliate: null };

/**
 * Accepts a cart from another country in this country's shop: the garments that are sold here, at this country's prices, the
 * entered code, and the referral. The lines become a new cart or are merged into the browser's cart here. Merging takes the larger
 * quantity of each garment, so that repeated transfers add nothing. The transfer does not sign the shopper in.
 * @returns the cart to continue with; none for a token that is used, expired, unknown, or for another country
 * @throws CountryClosed
 */
export async function acceptCartTransfer(
  db: Db,
  { token, countryId: requestedCountryId, ownCartId, userId, referral, languageId }: CartTransferAcceptance,
): Promise<AcceptedCartTransfer> {
  const { id: countryId } = await getOpenCountry(db, requestedCountryId);
  return inTransaction(db, async (tx) => {
    // The second of two concurrent requests waits here and finds no row.
    const [taken] = await tx
      .delete(cartTransfers)
      .where(and(eq(cartTransfers.tokenHash, hashToken(token)), eq(cartTransfers.toCountryId, countryId), gt(cartTransfers.expiresAt, now())))
      .returning();
    if (!taken) return emptyTransfer;
    const cartId =
      (userId === undefined && (await findGuestCart(tx, { ownCartId, countryId }))) || (await createCart(tx, { countryId, customerId: userId }));
    const from = taken.cartId === null ? null : await readCartContent(tx, { cartId: taken.cartId });
    const present = await readCartContent(tx, { cartId });
    await storeReferral(tx, cartId, { referral: chooseNewerReferral(from, present), touchSessionId: taken.sessionId });
    if (taken.cartId !== null) await carryCode(tx, { from: taken.cartId, to: cartId });
    // As at sign-in: the referral also counts on the customer's other devices.
    if (userId !== undefined && taken.sessionId !== null) await adoptTouches(tx, { sessionId: taken.sessionId, customerId: userId });
    const pieces = (from?.lines ?? []).flatMap(({ variantId, quantity }) => {
      const more = quantity - (present.lines.find((line) => line.variantId === variantId)?.quantity ?? 0);
      return more > 0 ? [{ variantId, quantity: more }] : [];
    });
    const put = await mergePieces(tx, { cartId, pieces, languageId });
    // The price of an order that waits for payment here may have changed.
    await renewCart(tx, cartId);
    const lastAffiliate = await findLaterTouch(tx, { there: taken.sessionId, here: referral.sessionId });
    return { cartId, hasGoods: (from?.lines.length ?? 0) > 0, merged: put.flatMap(listMergedLines), lastAffiliate };
  });
}

/** Returns the latest affiliate touch if it was in the other shop, with its remaining time in s. */
async function findLaterTouch(
  tx: Tx,
  { there, here }: { there: string | null; here: string | null },
): Promise<AcceptedCartTransfer['lastAffiliate']> {
  const last = there === null ? undefined : await findLastTouch(tx, there);
  const own = here === null || here === there ? undefined : await findLastTouch(tx, here);
  if (!last || (own && own.at >= last.at)) return null;
  const seconds = Math.floor((last.at.getTime() + ATTRIBUTION_WINDOW_MS - now().getTime()) / 1000);
  return seconds > 0 ? { code: last.code, seconds } : null;
}

/** Copies the entered code unless the cart here has one. */
const carryCode = (tx: Tx, { from, to }: { from: string; to: string }) =>
  tx.execute(sql`
    insert into ${checkouts} (cart_id, draft, updated_at)
    select ${to}, jsonb_build_object('couponCode', draft ->> 'couponCode'), ${now().toISOString()}::timestamptz from ${checkouts}
    where cart_id = ${from} and draft ->> 'couponCode' <> ''
    on conflict (cart_id) do update set draft = ${checkouts.draft} || excluded.draft
      where coalesce(${checkouts.draft} ->> 'couponCode', '') = ''`);

/** The latest referral counts. */
const chooseNewerReferral = (from: CartContent | null, present: CartContent): CartContent['referral'] =>
  from?.referral && from.referral.at > (present.referral?.at ?? '') ? from.referral : null;

/** Returns the browser's guest cart here; undefined if there is none, or it belongs to another country or an account. */
async function findGuestCart(tx: Tx, { ownCartId, countryId }: Pick<CartTransferAcceptance, 'ownCartId' | 'countryId'>): Promise<string | undefined> {
  if (ownCartId === undefined) return undefined;
  try {
    await lockCart(tx, { cartId: ownCartId, countryId });
    const { customerId } = await readCartContent(tx, { cartId: ownCartId });
    return customerId === null ? ownCartId : undefined;
  } catch (error) {
    if (error instanceof CartNotFound) return undefined;
    throw error;
  }
}
