import { Trans } from '@lingui/react/macro';
import type { ProductPage } from '@selvedge/server/contract';
import { Link } from '#lib/paths/link.tsx';
import { SealNote } from '#lib/product/seal-note.tsx';
import { useReturnDays } from '#lib/use-return-days.ts';
import { useShop } from '#lib/use-shop.ts';
import { Amount } from '#ui/figures/amount.tsx';
import { Days } from '#ui/figures/days.tsx';
import { Icon } from '#ui/media/icon.tsx';
import styles from './delivery-and-returns.module.css';

type Terms = Pick<ProductPage, 'delivery' | 'discountPrice' | 'currency' | 'isHygiene'>;

/**
 * Renders time and price of the delivery, period and cost of a return with its exception for sealed goods, and the legal guarantee.
 * The specification gives 3 to 6 working days for countries without their own delivery times. The notice about the legal guarantee
 * is required by Directive 2011/83/EU, Art. 6(1)(l), as amended by Directive (EU) 2024/825.
 */
export function DeliveryAndReturns({ delivery, discountPrice, currency, isHygiene }: Terms) {
  const { returnDays } = useReturnDays();
  const { legal, market } = useShop();
  const notice = legal?.notice;
  return (
    <ul className={styles.promises}>
      <li className={styles.promise}>
        <Icon name="truck" size={22} />
        <span>
          {delivery ? (
            <Trans>
              Arrives <Days from={delivery.from} until={delivery.until} hasWeekdays />
            </Trans>
          ) : (
            <Trans>Delivered in 3 to 6 working days</Trans>
          )}
          {delivery ? (
            <span className={styles.terms}>
              <DeliveryPrice {...delivery} worth={discountPrice} currency={currency} />
            </span>
          ) : null}
        </span>
      </li>
      <li className={styles.promise}>
        <Icon name="return" size={22} />
        <span>
          <Trans>{returnDays} days to return it</Trans>
          <span className={styles.terms}>
            {market.returnPolicy.paidBy === 'shop' ? <Trans>Returns are free</Trans> : <Trans>You pay for the return parcel</Trans>}
          </span>
          {isHygiene ? (
            <span className={styles.terms}>
              <SealNote />
            </span>
          ) : null}
        </span>
      </li>
      {notice ? (
        <li className={styles.promise}>
          <Icon name="check" size={22} />
          <span>
            <Link to={`/${notice.slug}`}>{notice.title}</Link>
            <br />
            <span className={styles.notice}>{notice.text}</span>
          </span>
        </li>
      ) : null}
    </ul>
  );
}

interface DeliveryPriceProps {
  /** Major units, as the next two. */
  price: number;
  freeFrom: number | null;
  /** The price of the product. */
  worth: number;
  currency: string;
}

/** States the delivery cost for this product alone. */
function DeliveryPrice({ price, freeFrom, worth, currency }: DeliveryPriceProps) {
  if (price === 0 || (freeFrom !== null && worth >= freeFrom)) return <Trans>Free delivery</Trans>;
  const amount = <Amount value={price} currency={currency} />;
  if (freeFrom === null) return <Trans>Delivery: {amount}</Trans>;
  return (
    <Trans>
      Delivery: {amount}, free from <Amount value={freeFrom} currency={currency} />
    </Trans>
  );
}
