import { useLingui } from '@lingui/react/macro';
import { Link } from '#lib/paths/link.tsx';
import { Icon } from '#ui/media/icon.tsx';
import styles from './shortcuts.module.css';

interface Shortcut {
  to: string;
  title: string;
  words: string;
}

/** Links to account pages other than orders and addresses. */
export function Shortcuts() {
  const { t } = useLingui();
  const shortcuts: readonly Shortcut[] = [
    { to: '/user/settings', title: t`Settings`, words: t`Name, phone, email, language and newsletter` },
    { to: '/user/change-password', title: t`Change password`, words: t`All other devices are signed out` },
    { to: '/user/security', title: t`Security`, words: t`Your devices and passkeys` },
    { to: '/Wishlists', title: t`Wishlist`, words: t`Everything you’ve saved` },
    { to: '/affiliate', title: t`Affiliate programme`, words: t`Recommend the shop and earn commission` },
  ];
  return (
    <ul className={styles.list}>
      {shortcuts.map(({ to, title, words }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            <span className={styles.words}>
              <strong className={styles.title}>{title}</strong>
              <span className={styles.quiet}>{words}</span>
            </span>
            <Icon name="chevron" size={20} className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
