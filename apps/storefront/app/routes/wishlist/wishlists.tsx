import { useLingui } from '@lingui/react/macro';
import type { PageMeta } from '@selvedge/server/contract';
import { redirect } from 'react-router';
import { PageLinks } from '#ui/page-links.tsx';
import { ProductGrid } from '#features/listing/card/product-grid.tsx';
import { GuestWishlist } from '#features/wishlist/guest-wishlist.tsx';
import { CustomerWishlist } from '#features/wishlist/customer-wishlist.tsx';
import { parseProductIds } from '#features/wishlist/entries/product-ids.ts';
import { SharedWishlist } from '#features/wishlist/shared-wishlist.tsx';
import { findSession, unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/wishlists';

const path = '/Wishlists';
const buildPagePath = (page: number): string => (page > 1 ? `${path}?page=${page}` : path);

/**
 * Loads a shared list that the address names, visible to every visitor; otherwise the customer's list. A guest's list is only in
 * the browser.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const { searchParams } = new URL(request.url);
  const items = searchParams.get('items');
  if (items !== null) {
    const ids = parseProductIds(items);
    return { kind: 'shared' as const, products: ids.length > 0 ? await shop.api.wishedProducts(ids) : [] };
  }
  const session = await findSession(shop);
  if (!session) return { kind: 'guest' as const };

  const page = readPageNumber(searchParams);
  const [list, refs, { hasNotices }] = await Promise.all([
    shop.api.wishes(session.id, page),
    shop.api.wishRefs(session.id),
    shop.api.wishNotices(session.id),
  ]);
  // The last entry of the last page may have been removed.
  if (list.items.length === 0 && page > 1) throw redirect(shop.href(buildPagePath(Math.max(1, Math.min(page - 1, list.meta.pageCount)))));
  return { kind: 'own' as const, ...list, productIds: refs.map(({ id }) => id), hasNotices };
}

function readPageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

export const headers = unshared;

export default function WishlistsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const renderPageLinks = (meta: PageMeta) => <PageLinks meta={meta} buildAddress={buildPagePath} />;
  return (
    <>
      <PageHead title={loaderData.kind === 'shared' ? t`A shared wishlist` : t`Wishlist`} isPrivate />
      {loaderData.kind === 'shared' ? (
        <SharedWishlist itemCount={loaderData.products.length}>
          <ProductGrid items={loaderData.products} firstSeen={4} heading="h2" />
        </SharedWishlist>
      ) : null}
      {loaderData.kind === 'guest' ? <GuestWishlist pages={renderPageLinks} /> : null}
      {loaderData.kind === 'own' ? <CustomerWishlist {...loaderData} pages={renderPageLinks(loaderData.meta)} /> : null}
    </>
  );
}
