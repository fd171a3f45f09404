import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { useSnackbar } from '#ui/overlays/snackbar.tsx';
import styles from './connection-notice.module.css';
import { connection } from '../navigation/page-instances.ts';

/** Shows that the shop is unreachable while the page stays open. Disappears when the shop is reachable again. */
export function ConnectionNotice() {
  const { t } = useLingui();
  const snackbar = useSnackbar();
  const isLost = useSyncExternalStore(connection.onChange, connection.isLost, () => false);
  const unsent = useSyncExternalStore(connection.onChange, connection.unsent, () => 0);
  const reportedCount = useRef(unsent);
  useEffect(() => {
    if (reportedCount.current === unsent) return;
    reportedCount.current = unsent;
    snackbar.show({ text: t`You seem to be offline. Nothing was sent. Please try again.`, tone: 'failure' });
  }, [unsent, snackbar, t]);

  return (
    <div role="alert" className={isLost ? styles.notice : undefined}>
      {isLost ? (
        <>
          <p>
            <Trans>You seem to be offline. We’ll carry on here as soon as we can reach the shop.</Trans>
          </p>
          <Button type="button" variant="secondary" size="small" onClick={connection.tryAgain}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : null}
    </div>
  );
}
