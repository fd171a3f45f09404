import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CartButton } from '#features/cart/drawer/cart-button.tsx';
import { CartProvider } from '#features/cart/drawer/cart-context.tsx';
import { ConsentSlot } from '#features/consent/consent-slot.tsx';
import { WishlistToggle } from '#features/wishlist/button/wishlist-toggle.tsx';
import { WishlistSync } from '#lib/wishlist/wishlist-sync.ts';
import { WishlistLink } from '#features/wishlist/button/wishlist-link.tsx';
import { AppBar } from '#features/layout/app-bar.tsx';
import { BottomBar, shortcut } from '#features/layout/menu/bottom-bar.tsx';
import { Footer } from '#features/layout/footer.tsx';
import { mainId, SkipLink } from '#ui/overlays/skip-link.tsx';
import { SearchButton } from '#features/search/search-button.tsx';
import { SearchField } from '#features/search/search-field.tsx';
import { SearchProvider } from '#features/search/search-context.tsx';
import { WishlistToggleSlot, type WishlistProduct } from '#lib/wishlist/wishlist-toggle-slot.ts';
import { VisitorProvider } from '#lib/session/visitor.tsx';
import styles from './default-frame.module.css';

const renderWishlistToggle = (product: WishlistProduct) => <WishlistToggle product={product} />;

/** The frame of a page: header, footer, and on a phone the bottom bar. */
export function DefaultFrame({ children }: { children: ReactNode }) {
  return (
    <VisitorProvider>
      <WishlistSync />
      <CartProvider>
        <ConsentSlot />
        <SkipLink />
        <SearchProvider>
          <AppBar
            search={
              <>
                <SearchField className={styles.field} />
                <SearchButton className={styles.search} />
              </>
            }
            wishlist={<WishlistLink className={styles.wishlist} />}
            cart={<CartButton className={styles.cart} />}
          />
          <main id={mainId} tabIndex={-1} className={styles.main}>
            <WishlistToggleSlot value={renderWishlistToggle}>{children}</WishlistToggleSlot>
          </main>
          <Footer />
          <BottomBar
            search={
              <SearchButton className={shortcut}>
                <Trans>Search</Trans>
              </SearchButton>
            }
            wishlist={
              <WishlistLink className={shortcut}>
                <Trans>Wishlist</Trans>
              </WishlistLink>
            }
            cart={
              <CartButton className={shortcut}>
                <Trans>Cart</Trans>
              </CartButton>
            }
          />
        </SearchProvider>
      </CartProvider>
    </VisitorProvider>
  );
}
