import { Trans } from '@lingui/react/macro';
import { Icon } from '#ui/icon.tsx';
import styles from './promises.module.css';

/** When it comes, and how long one may change one's mind: the specification's 3 to 6 working days and 100 days. */
export function Promises() {
  return (
    <ul className={styles.promises}>
      <li className={styles.promise}>
        <Icon name="truck" size={22} />
        <span>
          <Trans>With you in 3 to 6 working days</Trans>
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
