import { Trans } from '@lingui/react/macro';
import { Outlet } from 'react-router';
import { RemoveSignedOutUser } from '#lib/wishlist/remove-signed-out-user.ts';
import { Logo } from '#ui/media/logo.tsx';
import { mainId, SkipLink } from '#ui/overlays/skip-link.tsx';
import { guardRoute, unshared } from '#lib/session/guards.ts';
import { Link } from '#lib/paths/link.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { assertAddress } from './assert-address.ts';
import styles from './auth.module.css';
import type { Route } from './+types/auth';

export const middleware = [guardRoute('guest-only')];
/** Has a loader, so that each navigation calls the server and its guard runs. */
export const loader = (args: Route.LoaderArgs) => assertAddress(args);
export const headers = unshared;

/** The frame of the sign-in pages: the logo, a link back and a form. */
export default function AuthLayout() {
  return (
    <>
      <RemoveSignedOutUser />
      <SkipLink />
      <header className={styles.bar}>
        <Link to="/" className={styles.back}>
          <Icon name="chevron" size={20} className={styles.arrow} />
          <span className={styles.words}>
            <Trans>Back to the shop</Trans>
          </span>
        </Link>
        <Logo />
      </header>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}
