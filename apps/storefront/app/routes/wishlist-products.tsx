import { productIdsFrom } from '#features/wishlist/product-ids.ts';
import { unshared } from '#lib/guards.ts';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/wishlist-products';

/** The products that a guest has saved: only his browser knows which. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = productIdsFrom(new URL(request.url).searchParams.get('ids'));
  const products = ids.length > 0 ? await shopFrom(context).api.wishedProducts(ids) : [];
  return Response.json(products, { headers: unshared() });
}
