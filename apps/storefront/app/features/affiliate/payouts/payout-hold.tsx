import { Trans } from '@lingui/react/macro';
import { Notice } from '#ui/overlays/notice.tsx';
import { Day } from '../analytics/day.tsx';

/** Explains that payouts are held after a change of the payout account. @param until ISO time; null: they are not held */
export const PayoutHold = ({ until }: { until: string | null }) =>
  until === null ? null : (
    <Notice tone="warning" title={<Trans>Your payout account has changed</Trans>}>
      <p>
        <Trans>
          To be safe, nothing is paid out until <Day at={until} />. If you did not change the account, change your password, correct the account and
          write to us.
        </Trans>
      </p>
    </Notice>
  );
