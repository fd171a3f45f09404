import { Trans, useLingui } from '@lingui/react/macro';
import type { Cart } from '@selvedge/server/contract';
import { formatMoney } from '#lib/locale/format.ts';
import { Icon } from '#ui/media/icon.tsx';
import { ProgressLine } from '#ui/figures/progress-line.tsx';
import styles from './goal-progress.module.css';

/** Shows how much is missing for the next discount goal and which goal is reached; nothing if the country has no goals. */
export function GoalProgress({ cart: { goals, currency } }: { cart: Pick<Cart, 'goals' | 'currency'> }) {
  const { t, i18n } = useLingui();
  const next = goals.find(({ state }) => state !== 'achieved');
  const achieved = goals.findLast(({ state }) => state === 'achieved');
  const shown = next ?? achieved;
  if (!shown) return null;
  const formatAmount = (value: number) => formatMoney(value, { currency, tag: i18n.locale });
  const [reward, missing] = [shown.reward, formatAmount(shown.missing)];
  const had = achieved?.reward ?? '';
  return (
    <div className={styles.goal}>
      {achieved ? (
        <p className={styles.achieved} suppressHydrationWarning>
          <Icon name="check" size={20} />
          <span>
            <Trans>Achieved: {had}</Trans>
          </span>
        </p>
      ) : null}
      {next ? (
        <p suppressHydrationWarning>
          {next.state === 'almost-reached' ? (
            <Trans>
              Almost reached: {missing} to {reward}
            </Trans>
          ) : (
            <Trans>
              {missing} to {reward}
            </Trans>
          )}
        </p>
      ) : null}
      <ProgressLine max={shown.threshold} value={shown.threshold - shown.missing} label={t`Discount goal`} />
    </div>
  );
}
