import { readReviewOrder } from '#features/reviews/review-order.ts';
import { getShop } from '#lib/shop-context.ts';
import { orNotFound } from '#lib/api/or-not-found.ts';
import type { Route } from './+types/product-reviews';

/** Loads a further page of reviews, or the reviews in another order, for the open product page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const page = Number(query.get('page') ?? 1);
  if (!/^\d{1,9}$/.test(params.productId) || !Number.isSafeInteger(page) || page < 1) throw new Response(null, { status: 404 });
  const orderBy = readReviewOrder(query.get('orderBy'));
  const { items, meta } = await orNotFound(getShop(context).api.reviews(Number(params.productId), { page, orderBy }));
  return Response.json({ items, meta });
}
