import { Trans, useLingui } from '@lingui/react/macro';
import { assertAddress } from '#layouts/assert-address.ts';
import styles from '#features/layout/screens/screen.module.css';
import { LooseThread } from '#features/layout/screens/loose-thread.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';
import type { Route } from './+types/offline';

/** The page that the service worker shows without a connection (`public/service-worker.js`). Its scripts are not available then. */
export const loader = (args: Route.LoaderArgs) => assertAddress(args);

/** It is shown at the address of another page. */
export const handle: RouteHandle = { isMeasured: false };

export default function OfflinePage() {
  const { t } = useLingui();
  return (
    <main className={styles.screen}>
      <PageHead isPrivate title={t`You’re offline`} />
      <LooseThread />
      <h1>
        <Trans>You’re offline</Trans>
      </h1>
      <p className={styles.words}>
        <Trans>We can’t load this page without an internet connection. Your cart and wishlist are safe.</Trans>
      </p>
      {/* An empty form reloads the address that failed to load. */}
      <form>
        <button className={styles.again}>
          <Trans>Try again</Trans>
        </button>
      </form>
    </main>
  );
}
