import { orNotFound } from '#lib/api/or-not-found.ts';
import { getShop } from '#lib/shop-context.ts';
import { isSlug, createValidation } from '#lib/forms/validation.ts';
import { buildCardOffer } from '#features/listing/card/card-offer.ts';
import type { Route } from './+types/product-stock';

/** Invalid slugs are not looked up. */
export const middleware = [createValidation(({ params }) => isSlug(params.slug))];

/** Returns prices and stock of a product, for a page that has been open for a while and for a card. */
export const loader = async ({ params, context }: Route.LoaderArgs) =>
  Response.json(buildCardOffer(await orNotFound(getShop(context).api.product(params.slug.toLowerCase()))));
