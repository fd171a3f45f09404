import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NavLink } from '#lib/paths/link.tsx';
import { Icon, type IconName } from '#ui/media/icon.tsx';
import styles from './bottom-bar.module.css';

/** The style of a shortcut, for other features. */
export const shortcut = styles.link;

/** The navigation at the bottom of a phone: home, categories, search, wishlist and cart. */
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
