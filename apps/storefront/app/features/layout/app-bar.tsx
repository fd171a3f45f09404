import type { ReactNode } from 'react';
import { treeOf } from '#lib/category-tree.ts';
import { useShop } from '#lib/use-shop.ts';
import { AccountButton } from './account-button.tsx';
import styles from './app-bar.module.css';
import { Logo } from '#ui/logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { PlacePicker } from './place-picker.tsx';

/** The bar on top, 46 px. What belongs to another feature comes in by its slot. */
export function AppBar({ search, wishlist, cart }: { search: ReactNode; wishlist: ReactNode; cart: ReactNode }) {
  const { categories } = useShop();
  const branches = treeOf(categories);
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <div className={styles.start}>
          <MenuSheet branches={branches} />
          <Logo />
        </div>
        <MainMenu branches={branches} />
        <div className={styles.end}>
          {search}
          <PlacePicker />
          <AccountButton className={styles.account} />
          {wishlist}
          {cart}
        </div>
      </div>
    </header>
  );
}
