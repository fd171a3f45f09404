import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NavLink } from '#lib/link.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import styles from './bottom-bar.module.css';

/** What a shortcut of another feature has to look like. */
export const shortcut = styles.link;

/** Within the thumb's reach on a phone: the way home, to all categories, to the search, the wishlist and the cart. */
export function BottomBar({ search, wishlist, cart }: { search: ReactNode; wishlist: ReactNode; cart: ReactNode }) {
  const { t } = useLingui();
  return (
    <nav className={styles.bar} aria-label={t`Shortcuts`}>
      <Shortcut to="/" icon="home" end>
        <Trans>Home</Trans>
      </Shortcut>
      <Shortcut to="/categories" icon="grid">
        <Trans>Categories</Trans>
      </Shortcut>
      {search}
      {wishlist}
      {cart}
    </nav>
  );
}

function Shortcut({ to, icon, end = false, children }: { to: string; icon: IconName; end?: boolean; children: ReactNode }) {
  return (
    <NavLink to={to} end={end} className={styles.link}>
      <Icon name={icon} size={22} />
      {children}
    </NavLink>
  );
}
