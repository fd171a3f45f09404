import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CartButton } from '#features/cart/cart-button.tsx';
import { CartProvider } from '#features/cart/cart-context.tsx';
import { AppBar } from '#features/layout/app-bar.tsx';
import { BottomBar, shortcut } from '#features/layout/bottom-bar.tsx';
import { Footer } from '#features/layout/footer.tsx';
import { mainId, SkipLink } from '#features/layout/skip-link.tsx';
import styles from './default-frame.module.css';

/** The shop around a page: bar, footer, and on a phone the bar below. */
export function DefaultFrame({ children }: { children: ReactNode }) {
  return (
    <CartProvider>
      <SkipLink />
      <AppBar cart={<CartButton className={styles.cart} />} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <BottomBar
        cart={
          <CartButton className={shortcut}>
            <Trans>Cart</Trans>
          </CartButton>
        }
      />
    </CartProvider>
  );
}
