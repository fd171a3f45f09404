import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#lib/paths/link.tsx';
import styles from './period-form.module.css';

/** Links that switch between commissions and payouts. */
export function Views({ shown }: { shown: 'commissions' | 'payouts' }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Views`}>
      <ul className={styles.lengths}>
        <li>
          <Link to="/affiliate/commissions" className={styles.length} aria-current={shown === 'commissions' ? 'page' : undefined}>
            <Trans>Commissions</Trans>
          </Link>
        </li>
        <li>
          <Link to="/affiliate/commissions?view=payouts" className={styles.length} aria-current={shown === 'payouts' ? 'page' : undefined}>
            <Trans>Payouts</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
