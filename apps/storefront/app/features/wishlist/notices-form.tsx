import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useFetcher } from 'react-router';
import { useLocalPath } from '#lib/paths/link.tsx';
import { wishItemsPath } from '#lib/paths/page-paths.ts';
import { Button } from '#ui/button.tsx';
import styles from './notices-form.module.css';

/** Renders the setting for emails about price reductions and restocked products. It is off by default. */
export function NoticesForm({ hasNotices }: { hasNotices: boolean }) {
  const id = useId();
  const fetcher = useFetcher();
  const address = useLocalPath()(wishItemsPath);
  const isSending = fetcher.state !== 'idle';
  return (
    <section className={styles.notices} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <Trans>Wishlist updates by email</Trans>
      </h2>
      <p role="status">
        {hasNotices ? (
          <Trans>We’ll email you when a saved product drops in price or is back in stock.</Trans>
        ) : (
          <Trans>We can email you when a saved product drops in price or is back in stock. You can turn this off here at any time.</Trans>
        )}
      </p>
      <fetcher.Form method="post" action={address}>
        <input type="hidden" name="intent" value="notices" />
        {hasNotices ? null : <input type="hidden" name="hasNotices" value="on" />}
        <Button variant="secondary" aria-disabled={isSending || undefined} onClick={(event) => isSending && event.preventDefault()}>
          {hasNotices ? <Trans>Stop these emails</Trans> : <Trans>Email me</Trans>}
        </Button>
      </fetcher.Form>
    </section>
  );
}
