import { orNotFound } from '#lib/or-not-found.ts';
import { shopFrom } from '#lib/shop-context.ts';
import { isSlug, validated } from '#lib/validation.ts';
import type { LiveOffer } from '#features/product/use-live-offer.ts';
import type { Route } from './+types/product-stock';

/** What cannot be a product's name is not looked for. */
export const middleware = [validated(({ params }) => isSlug(params.slug))];

/** What of a product changes under a shopper's eyes: asked anew by a page that has been open for a while. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { variants, currency, unitPrice, discountPrice, priorPrice } = await orNotFound(shopFrom(context).api.product(params.slug.toLowerCase()));
  return Response.json({ variants, currency, unitPrice, discountPrice, priorPrice } satisfies LiveOffer);
}
