import { parseProductIds } from '#features/wishlist/entries/product-ids.ts';
import { unshared } from '#lib/session/guards.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/wishlist-products';

/** Loads the products that a guest has saved; their ids are known only to the browser. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = parseProductIds(new URL(request.url).searchParams.get('ids'));
  const products = ids.length > 0 ? await getShop(context).api.wishedProducts(ids) : [];
  return Response.json(products, { headers: unshared() });
}
