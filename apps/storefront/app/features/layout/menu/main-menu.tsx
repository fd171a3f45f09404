import { useLingui, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Branch } from '#lib/paths/category-tree.ts';
import { Link, NavLink } from '#lib/paths/link.tsx';
import { classes } from '#ui/styles/classes.ts';
import styles from './main-menu.module.css';
import { useMenuEntries } from './menu-entries.ts';

/** The main menu in the header. An entry's panel opens while the entry is hovered or focused. */
export function MainMenu({ branches }: { branches: readonly Branch[] }) {
  const { t } = useLingui();
  const { key } = useLocation();
  // A panel belongs to one page: Escape or navigation closes it until a category is hovered again.
  const [openKey, setOpenKey] = useState<string | null>(key);
  const entries = useMenuEntries(branches);
  const isDismissed = openKey !== key;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenKey(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <nav className={styles.menu} aria-label={t`Menu`}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.key} className={styles.item} data-dismissed={isDismissed || undefined}>
            <NavLink
              to={entry.path}
              className={classes(styles.top, entry.isSale && styles.sale)}
              onPointerEnter={() => setOpenKey(key)}
              onFocus={() => setOpenKey(key)}
            >
              {entry.name}
            </NavLink>
            {entry.children.length > 0 ? (
              <div className={styles.panel}>
                <ul className={styles.columns}>
                  <li>
                    <Link className={classes(styles.link, styles.all)} to={entry.path}>
                      <Trans>Everything in {entry.name}</Trans>
                    </Link>
                  </li>
                  {entry.children.map((child) => (
                    <li key={child.id}>
                      <Link className={styles.link} to={child.path}>
                        {child.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
