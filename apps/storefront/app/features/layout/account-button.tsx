import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { Link } from '#lib/paths/link.tsx';
import { splitPath } from '#lib/locale/locale.ts';
import { useVisitor } from '#lib/session/visitor.tsx';
import { classes } from '#ui/styles/classes.ts';
import { Icon } from '#ui/media/icon.tsx';
import styles from './account-button.module.css';

/** Links a customer to the account and shows their first name. Links a guest to the sign-in, which returns to this page. */
export function AccountButton({ className }: { className?: string }) {
  const { t } = useLingui();
  const { isKnown, user } = useVisitor();
  const { pathname, search } = useLocation();
  const { path } = splitPath(pathname);
  // Pages are cached by path, so the query is added only in the browser.
  const returnTo = path + (isKnown ? search : '');
  const isElsewhere = path !== '/' && !/^\/auth\//i.test(path);
  const login = isElsewhere ? `/auth/Login?${new URLSearchParams({ returnTo }).toString()}` : '/auth/Login';
  return (
    <Link
      to={user ? '/user' : login}
      className={classes(className, styles.account)}
      aria-label={user ? t`Account: ${user.firstName}` : t`Sign in`}
      rel={user ? undefined : 'nofollow'}
    >
      <Icon name="person" />
      {user ? <span className={styles.name}>{user.firstName}</span> : null}
    </Link>
  );
}
