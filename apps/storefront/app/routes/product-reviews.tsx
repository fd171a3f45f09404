import { shopFrom } from '#lib/shop-context.ts';
import { orNotFound } from '#lib/or-not-found.ts';
import type { Route } from './+types/product-reviews';

/** A further page of a product's reviews, for a page that stays where it is. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  if (!/^\d{1,9}$/.test(params.productId) || !Number.isSafeInteger(page) || page < 1) throw new Response(null, { status: 404 });
  const { items, meta } = await orNotFound(shopFrom(context).api.reviews(Number(params.productId), page));
  return Response.json({ items, meta });
}
