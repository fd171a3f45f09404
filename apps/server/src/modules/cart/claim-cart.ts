import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import { getCountry } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import type { MergedLine } from './contract.ts';
import { keepBrought } from './keep-brought.ts';
import { linesOfCart } from './lines-of-cart.ts';
import { lockOwnCart } from './own-cart.ts';
import { putPieces, type PutPiece } from './put-pieces.ts';
import { carts } from './tables.ts';

/** An account's cart after what a guest had filled was put into it. */
export interface Claim {
  /** Null: the account has none in this country, and the guest had none either. */
  cartId: string | null;
  /** The guest's cart, whose lines are in the other now. The caller takes from it what else hangs on it, and discards it. */
  usedUp: string | null;
  merged: MergedLine[];
}

export interface Claimant {
  userId: number;
  countryId: number;
  /** What was filled before signing in. One of another country, or of another account, counts as none. */
  guestCartId?: string | null | undefined;
  /** Of the names in the answer. */
  languageId: number;
}

/**
 * Puts a guest's cart together with the one that the account has in this country: by product, colour and size, adding
 * quantities as far as stock and `maxQuantity` go. Where the account has none, the guest's becomes its own.
 * @throws CountryNotFound
 */
export async function claimCart(tx: Tx, { userId, countryId: asked, guestCartId, languageId }: Claimant): Promise<Claim> {
  const { id: countryId } = await getCountry(tx, asked);
  const own = await lockOwnCart(tx, { userId, countryId });
  const guest = await lockGuestCart(tx, { guestCartId, countryId });
  if (guest === undefined) return { cartId: own ?? null, usedUp: null, merged: [] };
  if (own === undefined) {
    await tx.update(carts).set({ customerId: userId, updatedAt: now() }).where(eq(carts.id, guest));
    return { cartId: guest, usedUp: null, merged: [] };
  }
  const { lines, brought, touchSessionId } = await linesOfCart(tx, { cartId: guest });
  await keepBrought(tx, own, { brought, touchSessionId });
  const put = await putPieces(tx, { cartId: own, pieces: lines, languageId });
  return { cartId: own, usedUp: guest, merged: put.flatMap(toldOf) };
}

/** A cart's id is not asked for in another form: PostgreSQL takes no zero byte. */
const cartIdForm = /^[\w-]{1,64}$/;

async function lockGuestCart(tx: Tx, { guestCartId, countryId }: Pick<Claimant, 'guestCartId' | 'countryId'>): Promise<string | undefined> {
  if (!guestCartId || !cartIdForm.test(guestCartId)) return undefined;
  const [guest] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.id, guestCartId), eq(carts.countryId, countryId), isNull(carts.customerId)))
    .for('update');
  return guest?.id;
}

/** What the shopper would not expect of a piece that was put in from another cart: one that came over as it was is not told. */
export function toldOf({ name, before, wanted, quantity }: PutPiece): MergedLine[] {
  if (quantity === 0) return [{ name, change: 'lost', wanted, quantity }];
  if (quantity < wanted) return [{ name, change: 'fewer', wanted, quantity }];
  return before === 0 ? [] : [{ name, change: 'joined', wanted, quantity }];
}
