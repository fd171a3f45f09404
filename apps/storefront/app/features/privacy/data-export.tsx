import { Trans, useLingui } from '@lingui/react/macro';
import type { DataRequest } from '@selvedge/server/contract';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { errorText } from '#lib/api/error-texts.ts';
import { formatLongDay } from '#lib/locale/format.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import type { ErasureAnswer } from './erase-account.ts';
import styles from './privacy.module.css';

interface DataExportProps {
  requests: readonly DataRequest[];
  refusal: ErasureAnswer['refusal'] | undefined;
}

/** ms between checks whether the file is ready. */
const pollIntervalMs = 3000;

/** Requests all stored personal data as one file and offers the file when it is ready. */
export function DataExport({ requests, refusal }: DataExportProps) {
  const { i18n } = useLingui();
  const exports = requests.filter(({ kind }) => kind === 'export');
  const isUnderWay = exports.some(({ status }) => status === 'requested');
  usePolling(isUnderWay);
  return (
    <div className={styles.form}>
      {refusal ? <Notice tone="error">{errorText(i18n, refusal.code, refusal.params)}</Notice> : null}
      <div role="status" className={styles.files}>
        {isUnderWay ? (
          <Notice tone="info">
            <Trans>We’re preparing your data. We’ll email you when the file is ready for you here.</Trans>
          </Notice>
        ) : null}
        {exports
          .filter(({ status }) => status === 'ready')
          .map((ready) => (
            <ReadyFile key={ready.id} ready={ready} />
          ))}
      </div>
      {isUnderWay ? null : (
        <Form method="post" preventScrollReset replace>
          <input type="hidden" name="intent" value="export" />
          <Button variant="secondary">
            <Trans>Download my data</Trans>
          </Button>
        </Form>
      )}
    </div>
  );
}

function ReadyFile({ ready: { id, requestedAt, expiresAt } }: { ready: DataRequest }) {
  const { i18n } = useLingui();
  const asked = formatLongDay(requestedAt, i18n.locale);
  const until = formatLongDay(expiresAt ?? '', i18n.locale);
  return (
    <div className={styles.file}>
      <p suppressHydrationWarning>
        <Trans>
          Your data from {asked}, available until {until}
        </Trans>
      </p>
      <LinkButton to={`/user/privacy/${id}`} size="small" reloadDocument>
        <Trans>Download file</Trans>
      </LinkButton>
    </div>
  );
}

/** Reloads the data while an export is in progress. */
function usePolling(isUnderWay: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), pollIntervalMs);
    return () => clearTimeout(timer);
  }, [isUnderWay, state, revalidate]);
}
