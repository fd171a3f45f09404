import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CartButton } from '#features/cart/cart-button.tsx';
import { CartProvider } from '#features/cart/cart-context.tsx';
import { AppBar } from '#features/layout/app-bar.tsx';
import { BottomBar, shortcut } from '#features/layout/bottom-bar.tsx';
import { Footer } from '#features/layout/footer.tsx';
import { mainId, SkipLink } from '#features/layout/skip-link.tsx';
import { SearchButton } from '#features/search/search-button.tsx';
import { SearchField } from '#features/search/search-field.tsx';
import { SearchProvider } from '#features/search/search-context.tsx';
import styles from './default-frame.module.css';

/** The shop around a page: bar, footer, and on a phone the bar below. */
export function DefaultFrame({ children }: { children: ReactNode }) {
  return (
    <CartProvider>
      <SkipLink />
      <SearchProvider>
        <AppBar
          search={
            <>
              <SearchField className={styles.field} />
              <SearchButton className={styles.search} />
            </>
          }
          cart={<CartButton className={styles.cart} />}
        />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
        <BottomBar
          search={
            <SearchButton className={shortcut}>
              <Trans>Search</Trans>
            </SearchButton>
          }
          cart={
            <CartButton className={shortcut}>
              <Trans>Cart</Trans>
            </CartButton>
          }
        />
      </SearchProvider>
    </CartProvider>
  );
}
