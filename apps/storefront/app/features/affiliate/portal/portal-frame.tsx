import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateProfile } from '@selvedge/server/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Logo } from '#ui/media/logo.tsx';
import { mainId, SkipLink } from '#ui/overlays/skip-link.tsx';
import { Form, Link, NavLink } from '#lib/paths/link.tsx';
import { splitPath } from '#lib/locale/locale.ts';
import { Notice } from '#ui/overlays/notice.tsx';
import { UnreadCount } from '../messages/unread-count.tsx';
import { findLoadingPage } from './portal-loading.ts';
import styles from './portal-frame.module.css';

interface PortalFrameProps {
  firstName: string;
  /** Null for a customer who has not applied yet. */
  affiliate: Pick<AffiliateProfile, 'code' | 'status' | 'statusReason' | 'unread'> | null;
  children: ReactNode;
}

/** The frame of each portal page: logo, name, navigation and sign-out. */
export function PortalFrame({ firstName, affiliate, children }: PortalFrameProps) {
  const code = affiliate?.code ?? '';
  const next = useNavigation().location;
  const isLoading = Object.values(findLoadingPage(next ? splitPath(next.pathname).path : null)).includes(true);
  return (
    <>
      <SkipLink />
      <header className={styles.bar}>
        <Logo />
        <div className={styles.ways}>
          <Link to="/user" className={styles.way}>
            <Trans>My account</Trans>
          </Link>
          {/* A full page load, so that no portal data stays in memory. */}
          <Form method="post" action="/auth/logout" reloadDocument>
            <button type="submit" className={styles.way}>
              <Trans>Sign out</Trans>
            </button>
          </Form>
        </div>
      </header>
      <div className={styles.page}>
        <aside className={styles.side}>
          <p className={styles.greeting}>
            <Trans>
              Hello, <strong>{firstName}</strong>
            </Trans>
          </p>
          {code ? (
            <p className={styles.code}>
              <Trans>
                Your code: <strong translate="no">{code}</strong>
              </Trans>
            </p>
          ) : null}
          {affiliate ? <PortalPages status={affiliate.status} unread={affiliate.unread} /> : null}
        </aside>
        <main id={mainId} tabIndex={-1} className={styles.content} aria-busy={isLoading || undefined}>
          {affiliate?.status === 'suspended' ? <Suspended reason={affiliate.statusReason} /> : null}
          {children}
        </main>
      </div>
    </>
  );
}

function PortalPages({ status, unread }: Pick<AffiliateProfile, 'status' | 'unread'>) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // On a phone the navigation scrolls sideways: scroll the current page's entry into view.
  useEffect(() => {
    const strip = list.current;
    const here = strip?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip && here) strip.scrollLeft = here.offsetLeft - (strip.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  const shared = [
    { to: '/affiliate/messages', label: t`Messages`, count: unread.announcements + unread.messages },
    { to: '/affiliate/profile', label: t`Profile`, count: 0 },
  ];
  const isInside = status === 'active' || status === 'suspended';
  const pages = isInside
    ? [
        { to: '/affiliate/dashboard', label: t`Dashboard`, count: 0 },
        { to: '/affiliate/links', label: t`Links`, count: 0 },
        { to: '/affiliate/analytics', label: t`Analytics`, count: 0 },
        { to: '/affiliate/discounts', label: t`Discounts`, count: 0 },
        { to: '/affiliate/commissions', label: t`Commissions`, count: 0 },
        ...shared,
      ]
    : [{ to: '/affiliate/application', label: t`Your application`, count: 0 }, ...shared];
  return (
    <nav aria-label={t`Affiliate portal`} className={styles.nav}>
      <ul ref={list} className={styles.list}>
        {pages.map(({ to, label, count }) => (
          <li key={to}>
            <NavLink className={styles.link} to={to}>
              {label}
              <UnreadCount count={count} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The notice that a suspended affiliate sees on each page. */
function Suspended({ reason }: { reason: string }) {
  return (
    <Notice tone="warning">
      <Trans>
        Your affiliate account is suspended. You can still see what you’ve earned, but you can’t create links, and orders placed in the meantime earn
        nothing.
      </Trans>
      {reason ? (
        <>
          {' '}
          <Trans>Reason: {reason}</Trans>
        </>
      ) : null}
    </Notice>
  );
}
