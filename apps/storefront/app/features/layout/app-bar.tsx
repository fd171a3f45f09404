import type { ReactNode } from 'react';
import { buildCategoryTree } from '#lib/paths/category-tree.ts';
import { useShop } from '#lib/use-shop.ts';
import { AccountButton } from './account-button.tsx';
import styles from './app-bar.module.css';
import { Logo } from '#ui/media/logo.tsx';
import { MainMenu } from './menu/main-menu.tsx';
import { MenuSheet } from './menu/menu-sheet.tsx';
import { PlacePicker } from './places/place-picker.tsx';

/** The header, 46 px high. Parts of other features are passed in as props. */
export function AppBar({ search, wishlist, cart }: { search: ReactNode; wishlist: ReactNode; cart: ReactNode }) {
  const { categories } = useShop();
  const branches = buildCategoryTree(categories);
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
