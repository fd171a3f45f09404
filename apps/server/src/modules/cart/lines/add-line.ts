import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findVariant, SoldOut } from '#modules/catalog';
import { getPricesOfVariants } from '#modules/pricing';
import type { Db } from '#platform/database';
import { changeCart } from '../change-cart.ts';
import { maxLines, maxQuantity, type NewLine } from '../contract.ts';
import { CartIsFull, VariantNotFound } from '../errors.ts';
import { cartLines } from '../tables.ts';

/**
 * Adds pieces to a cart. They are added to a line of the same product, colour and size, limited by stock and `maxQuantity`.
 * @throws CartNotFound, VariantNotFound, CartIsFull, SoldOut if not a single piece can be added
 */
export async function addLine(db: Db, { cartId, countryId, line }: { cartId: string; countryId?: number | undefined; line: NewLine }): Promise<void> {
  await changeCart(db, { cartId, countryId }, async (tx, cart) => {
    const variant = await findVariant(tx, { productId: line.productId, colorId: line.color ?? null, sizeId: line.size });
    const productByVariant = new Map(variant && [[variant.variantId, variant.productId]]);
    const price = variant && (await getPricesOfVariants(tx, { productByVariant, countryId: cart.countryId })).get(variant.variantId);
    if (!variant?.isSellable || !price) throw new VariantNotFound();

    const lines = await tx
      .select({ variantId: cartLines.variantId, quantity: cartLines.quantity, held: cartLines.held })
      .from(cartLines)
      .where(eq(cartLines.cartId, cartId));
    const present = lines.find(({ variantId }) => variantId === variant.variantId);
    const before = present?.quantity ?? 0;
    const available = Math.max(0, variant.free + (present?.held ?? 0));
    const quantity = Math.min(before + line.quantity, available, maxQuantity);
    if (available <= before && available < maxQuantity) throw new SoldOut({ variantId: variant.variantId, available });
    if (!present && lines.length >= maxLines) throw new CartIsFull(maxLines);

    const shownPrice = price.discount;
    await tx
      .insert(cartLines)
      .values({ cartId, productId: line.productId, variantId: variant.variantId, quantity, shownPrice, addedAt: now() })
      .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.variantId], set: { quantity, shownPrice } });
  });
}
