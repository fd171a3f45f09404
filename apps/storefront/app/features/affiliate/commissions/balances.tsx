import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateDashboard } from '@selvedge/server/contract';
import { formatMoney } from '#lib/locale/format.ts';
import { ProgressLine } from '#ui/figures/progress-line.tsx';
import styles from './balances.module.css';
import { Figures } from '../analytics/figures.tsx';
import { Sums } from '../analytics/sums.tsx';

type Stats = AffiliateDashboard['stats'];
type Balance = Stats['balances'][number];

/** The balances, one card per currency. */
export function Balances({ of, pendingEarnings }: { of: readonly Balance[]; pendingEarnings: Stats['pendingEarnings'] }) {
  return (
    <div className={styles.balances}>
      {of.map((balance) => (
        <CurrencyBalance
          key={balance.currency}
          balance={balance}
          toCome={pendingEarnings.find(({ currency }) => currency === balance.currency)?.amount ?? 0}
        />
      ))}
    </div>
  );
}

function CurrencyBalance({
  balance: { currency, pending, held, approved, inPayout, paid, threshold },
  toCome,
}: {
  balance: Balance;
  toCome: number;
}) {
  const { t, i18n } = useLingui();
  const formatAmount = (amount: number): string => formatMoney(amount, { currency, tag: i18n.locale }).replace('-', '−');
  const sum = (amount: number) => <Sums of={[{ currency, amount }]} />;
  const free = approved - inPayout;
  const [missing, least] = [formatAmount(Math.max(0, threshold - free)), formatAmount(threshold)];
  return (
    <section className={styles.balance} aria-label={t`Balance in ${currency}`}>
      <h3 className={styles.currency}>{currency}</h3>
      <Figures
        of={[
          { name: t`Pending`, value: sum(pending), words: t`Until the order has been delivered and paid for and the waiting period has ended.` },
          { name: t`On hold`, value: sum(held), words: t`Part of your pending commission: we’re reviewing it first.` },
          {
            name: t({ message: 'Approved', context: 'commission' }),
            value: sum(approved),
            words: approved < 0 ? t`More was returned than earned. Your next commission will make up for it.` : t`Yours, but not paid out yet.`,
          },
          { name: t`Pending earnings`, value: sum(toCome), words: t`Pending and approved commission together: everything that’s still to be paid.` },
          { name: t`Paid out`, value: sum(paid), words: t`Everything we’ve paid you so far.` },
        ]}
      />
      <div className={styles.threshold} suppressHydrationWarning>
        <p>
          {free >= threshold ? (
            <Trans>You’ve reached the {least} minimum: this will go out with the next payout.</Trans>
          ) : (
            <Trans>
              {missing} to go until your next payout (minimum {least}).
            </Trans>
          )}
        </p>
        {threshold > 0 ? <ProgressLine max={threshold} value={Math.min(threshold, Math.max(0, free))} label={t`Approved, out of ${least}`} /> : null}
      </div>
    </section>
  );
}
