import { useLingui } from '@lingui/react/macro';
import { Link } from '#lib/link.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import styles from './shortcuts.module.css';

interface Shortcut {
  to: string;
  icon: IconName;
  title: string;
  words: string;
}

/** What people come to their account for, besides orders and addresses. */
export function Shortcuts() {
  const { t } = useLingui();
  const shortcuts: readonly Shortcut[] = [
    { to: '/user/settings', icon: 'info', title: t`Settings`, words: t`Name, phone, e-mail, language and newsletter` },
    { to: '/user/change-password', icon: 'return', title: t`Change password`, words: t`All other devices are signed out` },
    { to: '/user/security', icon: 'check', title: t`Security`, words: t`Your devices and passkeys` },
    { to: '/Wishlists', icon: 'heart', title: t`Wishlist`, words: t`What you have put aside` },
  ];
  return (
    <ul className={styles.list}>
      {shortcuts.map(({ to, icon, title, words }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            <Icon name={icon} />
            <span className={styles.words}>
              <strong className={styles.title}>{title}</strong>
              <span className={styles.quiet}>{words}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
