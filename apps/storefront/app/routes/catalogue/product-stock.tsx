import { orNotFound } from '#lib/api/or-not-found.ts';
import { getShop } from '#lib/shop-context.ts';
import { isSlug, createValidation } from '#lib/forms/validation.ts';
import type { LiveOffer } from '#features/product/buy/use-live-offer.ts';
import type { Route } from './+types/product-stock';

/** Invalid slugs are not looked up. */
export const middleware = [createValidation(({ params }) => isSlug(params.slug))];

/** Returns prices and stock of a product, for a page that has been open for a while. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { variants, currency, unitPrice, discountPrice, priorPrice } = await orNotFound(getShop(context).api.product(params.slug.toLowerCase()));
  return Response.json({ variants, currency, unitPrice, discountPrice, priorPrice } satisfies LiveOffer);
}
