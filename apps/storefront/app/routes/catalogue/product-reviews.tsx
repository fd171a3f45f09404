import { getShop } from '#lib/shop-context.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import type { Route } from './+types/product-reviews';

/** Loads a further page of reviews for the open product page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  if (!/^\d{1,9}$/.test(params.productId) || !Number.isSafeInteger(page) || page < 1) throw new Response(null, { status: 404 });
  const { items, meta } = await orNotFound(getShop(context).api.reviews(Number(params.productId), page));
  return Response.json({ items, meta });
}
