import { Trans, useLingui } from '@lingui/react/macro';
import type { Cart } from '@selvedge/server/contract';
import { Amount } from '#ui/figures/amount.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { ProgressLine } from '#ui/figures/progress-line.tsx';
import styles from './free-delivery.module.css';

/** Shows how much is missing for free delivery; nothing if the country has no free delivery. */
export function FreeDelivery({ cart: { freeDelivery, currency } }: { cart: Pick<Cart, 'freeDelivery' | 'currency'> }) {
  const { t } = useLingui();
  if (!freeDelivery) return null;
  const { from, missing } = freeDelivery;
  const reached = Math.max(0, from - missing);
  return (
    <div className={styles.line}>
      <p className={styles.words}>
        <Icon name={missing > 0 ? 'truck' : 'check'} size={20} />
        <span>
          {missing > 0 ? (
            <Trans>
              <Amount value={missing} currency={currency} /> away from free delivery
            </Trans>
          ) : (
            <Trans>You qualify for free delivery</Trans>
          )}
        </span>
      </p>
      <ProgressLine max={from} value={reached} label={t`Free delivery`} />
    </div>
  );
}

/** Returns whether a cart qualifies for free delivery, by its value or by a promotion. */
export const isDeliveryFree = ({ freeDelivery, promotions }: Pick<Cart, 'freeDelivery' | 'promotions'>): boolean =>
  freeDelivery?.missing === 0 || promotions.some((promotion) => promotion.isDeliveryFree);
