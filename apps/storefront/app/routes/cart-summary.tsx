import { data } from 'react-router';
import { cartHeaders, openOwnCart } from '#features/cart/cart-session.ts';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/cart-summary';

/** The visitor's cart for the bar's count and the drawer, asked for after a page that is the same for everyone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopFrom(context);
  const { found: cart, loss } = await openOwnCart(request, shop);
  return data({ cart, count: cart?.count ?? 0 }, { headers: cartHeaders({ loss }, shop) });
}
