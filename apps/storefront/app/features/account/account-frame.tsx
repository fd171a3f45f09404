import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Form, NavLink } from '#lib/paths/link.tsx';
import styles from './account-frame.module.css';

/** The frame of each account page: name, navigation and sign-out. */
export function AccountFrame({ firstName, children }: { firstName: string; children: ReactNode }) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // On a phone the navigation scrolls sideways: scroll the current page's entry into view.
  useEffect(() => {
    const strip = list.current;
    const here = strip?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip && here) strip.scrollLeft = here.offsetLeft - (strip.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);

  const pages = [
    { to: '/user', label: t`Overview` },
    { to: '/user/orders', label: t`Orders` },
    { to: '/user/addresses', label: t`Addresses` },
    { to: '/user/settings', label: t`Settings` },
    { to: '/user/change-password', label: t`Password` },
    { to: '/user/security', label: t`Security` },
    { to: '/user/privacy', label: t`Privacy` },
    { to: '/Wishlists', label: t`Wishlist` },
  ];
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <p className={styles.greeting}>
          <Trans>
            Hello, <strong>{firstName}</strong>
          </Trans>
        </p>
        <nav aria-label={t`My account`} className={styles.nav}>
          <ul ref={list} className={styles.list}>
            {pages.map(({ to, label }) => (
              <li key={to}>
                <NavLink className={styles.link} to={to} end={to === '/user'}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {/* A full page load, so that no account data stays in memory. */}
        <Form method="post" action="/auth/logout" reloadDocument className={styles.out}>
          <button type="submit" className={styles.signOut}>
            <Trans>Sign out</Trans>
          </button>
        </Form>
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
