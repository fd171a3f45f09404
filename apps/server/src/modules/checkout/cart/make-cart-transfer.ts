import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import { createSecretId } from '#kit/ids';
import { CartNotFound, readCartContent, type CartContent } from '#modules/cart';
import { listActiveCountries } from '#modules/countries';
import { isTouched } from '#modules/tracking';
import type { Db } from '#platform/database';
import { cartTransfers } from '../tables.ts';

/** Lifetime of a cart transfer, in ms: enough for a redirect on a slow phone. */
const transferLifetime = minutes(10);

interface CartTransferRequest {
  /** A country's code. */
  toCountry: string;
  cartId?: string | undefined;
  /** The session id of a browser with consent; its touches are stored under it. */
  sessionId: string | null;
}

/**
 * Prepares the transfer of a browser's cart and referral to another country's shop, because cookies do not cross domains.
 * @returns the token for {@link acceptCartTransfer}, 256 random bits; null if there is nothing to transfer or the country is not open
 */
export async function makeCartTransfer(db: Db, { toCountry, cartId, sessionId }: CartTransferRequest): Promise<string | null> {
  const country = (await listActiveCountries(db)).find(({ code }) => code === toCountry.toUpperCase());
  if (!country) return null;
  const cart = cartId === undefined ? undefined : await findCartToTransfer(db, cartId);
  const touched = sessionId !== null && (await isTouched(db, sessionId)) ? sessionId : null;
  // A cart that was itself transferred keeps the referral that came with it.
  const session = touched ?? cart?.touchSessionId ?? null;
  const hasContent = cart !== undefined && cart.countryId !== country.id && (cart.lines.length > 0 || cart.referral !== null);
  if (!hasContent && session === null) return null;
  const token = createSecretId(32);
  await db.insert(cartTransfers).values({
    tokenHash: hashToken(token),
    toCountryId: country.id,
    cartId: hasContent ? cart.id : null,
    sessionId: session,
    expiresAt: new Date(now().getTime() + transferLifetime),
  });
  return token;
}

/** Hashes a token; only the hash is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Deletes expired cart transfers. @returns how many */
export async function deleteExpiredTransfers(db: Db): Promise<number> {
  const deleted = await db.delete(cartTransfers).where(lt(cartTransfers.expiresAt, now())).returning({ at: cartTransfers.expiresAt });
  return deleted.length;
}

async function findCartToTransfer(db: Db, cartId: string): Promise<CartContent | undefined> {
  try {
    return await readCartContent(db, { cartId });
  } catch (error) {
    if (error instanceof CartNotFound) return undefined;
    throw error;
  }
}
