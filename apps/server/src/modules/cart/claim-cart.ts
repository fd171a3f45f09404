import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import { getCountry } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import type { MergedLine } from './contract.ts';
import { storeReferral } from './store-referral.ts';
import { readCartContent } from './lines/lines-of-cart.ts';
import { lockCustomerCart } from './lock-cart.ts';
import { mergePieces, type MergedPiece } from './lines/merge-pieces.ts';
import { carts } from './tables.ts';

/** The result of merging a guest cart into an account's cart. */
interface Claim {
  /** Null: neither the account nor the guest has a cart in this country. */
  cartId: string | null;
  /** The merged guest cart. The caller moves the data that refers to it and then deletes it. */
  usedUp: string | null;
  merged: MergedLine[];
}

export interface Claimant {
  userId: number;
  countryId: number;
  /** The guest cart. A cart of another country or another account is ignored. */
  guestCartId?: string | null | undefined;
  /** The language of names in the result. */
  languageId: number;
}

/**
 * Merges a guest cart into the account's cart in this country: by product, colour and size, adding quantities up to stock and
 * `maxQuantity`. If the account has no cart, the guest cart becomes its own.
 * @throws CountryNotFound
 */
export async function claimCart(tx: Tx, { userId, countryId: requestedCountryId, guestCartId, languageId }: Claimant): Promise<Claim> {
  const { id: countryId } = await getCountry(tx, requestedCountryId);
  const own = await lockCustomerCart(tx, { userId, countryId });
  const guest = await lockGuestCart(tx, { guestCartId, countryId });
  if (guest === undefined) return { cartId: own ?? null, usedUp: null, merged: [] };
  if (own === undefined) {
    await tx.update(carts).set({ customerId: userId, updatedAt: now() }).where(eq(carts.id, guest));
    return { cartId: guest, usedUp: null, merged: [] };
  }
  const { lines, referral: storedReferral, touchSessionId } = await readCartContent(tx, { cartId: guest });
  await storeReferral(tx, own, { referral: storedReferral, touchSessionId });
  const put = await mergePieces(tx, { cartId: own, pieces: lines, languageId });
  return { cartId: own, usedUp: guest, merged: put.flatMap(listMergedLines) };
}

/** Other ids are not looked up: PostgreSQL accepts no zero byte. */
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

/** Lists the changes that a shopper would not expect after a merge; lines that were added unchanged are left out. */
export function listMergedLines({ name, before, wanted, quantity }: MergedPiece): MergedLine[] {
  if (quantity === 0) return [{ name, change: 'lost', wanted, quantity }];
  if (quantity < wanted) return [{ name, change: 'fewer', wanted, quantity }];
  return before === 0 ? [] : [{ name, change: 'joined', wanted, quantity }];
}
