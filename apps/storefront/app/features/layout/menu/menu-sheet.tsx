import { Trans, useLingui } from '@lingui/react/macro';
import type { Branch } from '#lib/paths/category-tree.ts';
import { Link } from '#lib/paths/link.tsx';
import { classes } from '#ui/styles/classes.ts';
import { Flyout } from '#ui/overlays/flyout.tsx';
import { Icon } from '#ui/media/icon.tsx';
import styles from './menu-sheet.module.css';
import { useMenuEntries } from './menu-entries.ts';
import { PlaceLists } from '../places/place-lists.tsx';

const MenuIcons = () => (
  <>
    <Icon name="menu" className={styles.whenClosed} />
    <Icon name="close" className={styles.whenOpen} />
  </>
);

/** The full-height menu on a phone. */
export function MenuSheet({ branches }: { branches: readonly Branch[] }) {
  const { t } = useLingui();
  const entries = useMenuEntries(branches);
  return (
    <Flyout kind="sheet" className={styles.sheet} label={t`Menu`} summary={<MenuIcons />}>
      <nav className={styles.content} aria-label={t`Menu`}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.key} className={styles.item}>
              {entry.children.length > 0 ? (
                <details name="menu">
                  <summary className={classes(styles.top, entry.isSale && styles.sale)}>
                    {entry.name}
                    <Icon name="chevron" size={20} className={styles.arrow} />
                  </summary>
                  <ul className={styles.children}>
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
                </details>
              ) : (
                <Link className={classes(styles.top, entry.isSale && styles.sale)} to={entry.path}>
                  {entry.name}
                </Link>
              )}
            </li>
          ))}
          <li className={styles.item}>
            <Link className={styles.top} to="/Track/Order">
              <Trans>Track an order</Trans>
            </Link>
          </li>
        </ul>
        <PlaceLists />
      </nav>
    </Flyout>
  );
}
