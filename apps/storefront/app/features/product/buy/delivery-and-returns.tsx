import { Trans } from '@lingui/react/macro';
import type { ProductPage } from '@selvedge/server/contract';
import { Link } from '#lib/paths/link.tsx';
import { useReturnDays } from '#lib/use-return-days.ts';
import { useShop } from '#lib/use-shop.ts';
import { Days } from '#ui/figures/days.tsx';
import { Icon } from '#ui/media/icon.tsx';
import styles from './delivery-and-returns.module.css';

/**
 * Renders delivery time, return period and legal guarantee. The specification gives 3 to 6 working
 * days for countries without their own delivery times. The notice about the legal guarantee is required by Directive 2011/83/EU,
 * Art. 6(1)(l), as amended by Directive (EU) 2024/825.
 */
export function DeliveryAndReturns({ delivery }: Pick<ProductPage, 'delivery'>) {
  const { returnDays } = useReturnDays();
  const notice = useShop().legal?.notice;
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
        </span>
      </li>
      <li className={styles.promise}>
        <Icon name="return" size={22} />
        <span>
          <Trans>{returnDays} days to return it</Trans>
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
