import { Trans } from '@lingui/react/macro';
import type { ProductPage } from '@selvedge/server/contract';
import { Days } from '#ui/days.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './promises.module.css';

/**
 * When it comes, and how long one may change one's mind: the specification's 100 days, and its 3 to 6 working days where the
 * country's own are not known.
 */
export function Promises({ delivery }: Pick<ProductPage, 'delivery'>) {
  return (
    <ul className={styles.promises}>
      <li className={styles.promise}>
        <Icon name="truck" size={22} />
        <span>
          {delivery ? (
            <Trans>
              With you <Days from={delivery.from} until={delivery.until} hasWeekdays />
            </Trans>
          ) : (
            <Trans>With you in 3 to 6 working days</Trans>
          )}
        </span>
      </li>
      <li className={styles.promise}>
        <Icon name="return" size={22} />
        <span>
          <Trans>100 days to send it back</Trans>
        </span>
      </li>
    </ul>
  );
}
