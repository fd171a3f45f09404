import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PageMeta } from '@selvedge/server/contract';
import { useSearchParams } from 'react-router';
import { Link } from '#lib/paths/link.tsx';
import { useGuestWishes, wishes } from '#lib/wishlist/use-wishlist.ts';
import type { GuestWish } from '#lib/wishlist/browser-wishlist.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { toGuestEntry } from './entries/entry.ts';
import { LoadingWishlist } from './loading-wishlist.tsx';
import { ShareButton } from './share-button.tsx';
import { useSavedProducts } from './use-saved-products.ts';
import { WishlistEntries } from './entries/wishlist-entries.tsx';
import styles from './entries/wishlist-entries.module.css';

/** The page size of the specification. */
const pageSize = 20;

interface GuestWishlistProps {
  /** Renders the pagination. */
  pages: (meta: PageMeta) => ReactNode;
}

/** Renders the wishlist of a guest, which is stored only in this browser. */
export function GuestWishlist({ pages }: GuestWishlistProps) {
  const saved = useGuestWishes();
  if (saved === null) return <LoadingWishlist />;
  if (saved.length === 0) return <EmptyWishlist>{signInInstead}</EmptyWishlist>;
  return <SavedWishlist saved={saved} pages={pages} />;
}

const signInInstead = (
  <p className={styles.note}>
    <Trans>
      <Link to="/auth/Login?returnTo=/Wishlists">Sign in</Link> to see your wishlist on all your devices.
    </Trans>
  </p>
);

function SavedWishlist({ saved, pages }: GuestWishlistProps & { saved: readonly GuestWish[] }) {
  const [query] = useSearchParams();
  const pageCount = Math.ceil(saved.length / pageSize);
  // The last entry of a page may have been removed.
  const page = Math.min(Math.max(Math.trunc(Number(query.get('page'))) || 1, 1), pageCount);
  const shown = saved.slice((page - 1) * pageSize, page * pageSize);
  const { products, hasFailed, retry } = useSavedProducts(shown.map(({ id }) => id));
  const unavailableIds = saved.filter(({ id }) => products.get(id) === null).map(({ id }) => id);
  const isWaiting = shown.some(({ id }) => !products.has(id));

  if (hasFailed) {
    return (
      <div className={styles.page}>
        <Notice tone="error" title={<Trans>We can’t show your wishlist right now.</Trans>}>
          <Button type="button" variant="quiet" size="small" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </Notice>
      </div>
    );
  }
  if (isWaiting) return <LoadingWishlist entries={shown.length} />;
  const entries = shown.flatMap((wish) => {
    const product = products.get(wish.id);
    return product ? [toGuestEntry(product, wish)] : [];
  });
  return (
    <WishlistEntries
      entries={entries}
      itemCount={saved.length - unavailableIds.length}
      returnTo="/Wishlists"
      share={<ShareButton productIds={saved.map(({ id }) => id)} />}
    >
      {unavailableIds.length > 0 ? (
        <Notice
          tone="info"
          title={<Plural value={unavailableIds.length} one="# saved item is no longer sold." other="# saved items are no longer sold." />}
        >
          <Button type="button" variant="quiet" size="small" onClick={() => wishes.removeGuest(unavailableIds)}>
            <Trans>Remove from list</Trans>
          </Button>
        </Notice>
      ) : null}
      {pages({ page, pageCount, itemCount: saved.length, take: pageSize })}
      {signInInstead}
    </WishlistEntries>
  );
}
