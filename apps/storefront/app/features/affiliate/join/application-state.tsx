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
          <Trans>We could not accept your application.</Trans>
          {statusReason ? (
            <>
              {' '}
              <Trans>The reason: {statusReason}</Trans>
            </>
          ) : null}
        </Notice>
        <p>
          <Trans>If you can mend what it says, you may apply again below. What you sent the last time is filled in.</Trans>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.state}>
      <Notice tone="info">
        <Trans>Your application is with us. Somebody reads it, usually within two working days, and we write to you as soon as it is decided.</Trans>
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
        <Trans>Meanwhile you can fill in where your commissions are paid to, in your profile.</Trans>
      </p>
    </div>
  );
}
