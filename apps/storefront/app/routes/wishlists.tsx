import { useLingui } from '@lingui/react/macro';
import type { PageMeta } from '@selvedge/server/contract';
import { redirect } from 'react-router';
import { PageLinks } from '#ui/page-links.tsx';
import { ProductGrid } from '#features/listing/product-grid.tsx';
import { GuestWishlist } from '#features/wishlist/guest-wishlist.tsx';
import { OwnWishlist } from '#features/wishlist/own-wishlist.tsx';
import { productIdsFrom } from '#features/wishlist/product-ids.ts';
import { SharedWishlist } from '#features/wishlist/shared-wishlist.tsx';
import { sessionOf, unshared } from '#lib/guards.ts';
import { splitPath } from '#lib/locale.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/wishlists';

const path = '/Wishlists';
const addressOf = (page: number): string => (page > 1 ? `${path}?page=${page}` : path);

/** A list that an address names is shown to anybody; else one's own, which for a guest only his browser knows. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopFrom(context);
  const { pathname, search, searchParams } = new URL(request.url);
  if (splitPath(pathname).path !== path) throw redirect(shop.href(path) + search, 301);

  const items = searchParams.get('items');
  if (items !== null) {
    const ids = productIdsFrom(items);
    return { kind: 'shared' as const, products: ids.length > 0 ? await shop.api.wishedProducts(ids) : [] };
  }
  const session = await sessionOf(shop);
  if (!session) return { kind: 'guest' as const };

  const page = pageFrom(searchParams);
  const [list, refs, { hasNotices }] = await Promise.all([
    shop.api.wishes(session.id, page),
    shop.api.wishRefs(session.id),
    shop.api.wishNotices(session.id),
  ]);
  // The last one of the last page may just have gone.
  if (list.items.length === 0 && page > 1) throw redirect(shop.href(addressOf(Math.max(1, Math.min(page - 1, list.meta.pageCount)))));
  return { kind: 'own' as const, ...list, productIds: refs.map(({ id }) => id), hasNotices };
}

function pageFrom(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

export const headers = unshared;

export default function WishlistsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const pages = (meta: PageMeta) => <PageLinks meta={meta} addressOf={addressOf} />;
  return (
    <>
      <PageHead title={loaderData.kind === 'shared' ? t`A shared wishlist` : t`Wishlist`} isPrivate />
      {loaderData.kind === 'shared' ? (
        <SharedWishlist itemCount={loaderData.products.length}>
          <ProductGrid items={loaderData.products} firstSeen={4} heading="h2" />
        </SharedWishlist>
      ) : null}
      {loaderData.kind === 'guest' ? <GuestWishlist pages={pages} /> : null}
      {loaderData.kind === 'own' ? <OwnWishlist {...loaderData} pages={pages(loaderData.meta)} /> : null}
    </>
  );
}
