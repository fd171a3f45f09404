import { Trans } from '@lingui/react/macro';
import type { Cart } from '@selvedge/server/contract';
import { Amount } from '#ui/figures/amount.tsx';
import styles from './total-with-delivery.module.css';

/** Shows the price of the cheapest delivery and the total with it, before the shopper chooses a method at the checkout. */
export function TotalWithDelivery({ cart: { cheapestDelivery, currency } }: { cart: Pick<Cart, 'cheapestDelivery' | 'currency'> }) {
  if (!cheapestDelivery) return null;
  const { price, total } = cheapestDelivery;
  return (
    <dl className={styles.rows}>
      <div className={styles.row}>
        <dt>
          <Trans>Cheapest delivery</Trans>
        </dt>
        <dd>{price === 0 ? <Trans>Free</Trans> : <Amount value={price} currency={currency} />}</dd>
      </div>
      <div className={styles.row}>
        <dt>
          <Trans>Total with delivery</Trans>
        </dt>
        <dd>
          <Amount value={total} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
