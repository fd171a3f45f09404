import { Trans } from '@lingui/react/macro';
import type { AffiliateProfile } from '@selvedge/server/contract';
import { Moment } from '#ui/figures/moment.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import styles from './application-state.module.css';

/** The status of an application that is not approved. */
export function ApplicationState({ affiliate: { status, statusReason, appliedAt, code } }: { affiliate: AffiliateProfile }) {
  if (status === 'rejected') {
    return (
      <div className={styles.state}>
        <Notice tone="error">
          <Trans>We couldn’t accept your application.</Trans>
          {statusReason ? (
            <>
              {' '}
              <Trans>Reason: {statusReason}</Trans>
            </>
          ) : null}
        </Notice>
        <p>
          <Trans>If you can put that right, you’re welcome to apply again below. We’ve filled in what you sent last time.</Trans>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.state}>
      <Notice tone="info">
        <Trans>We’ve received your application. We usually review it within two working days, and we’ll email you as soon as we’ve decided.</Trans>
      </Notice>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Sent</Trans>
          </dt>
          <dd>
            <Moment at={appliedAt} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Your code</Trans>
          </dt>
          <dd translate="no">{code}</dd>
        </div>
      </dl>
      <p>
        <Trans>In the meantime, you can add your payout details to your profile.</Trans>
      </p>
    </div>
  );
}
