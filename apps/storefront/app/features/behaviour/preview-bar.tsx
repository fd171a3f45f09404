import { Trans } from '@lingui/react/macro';
import styles from './preview-bar.module.css';

/** Says that the page shows what shoppers do not see yet: whoever sends the link on should know. */
export function PreviewBar() {
  return (
    <aside className={styles.bar}>
      <p>
        <Trans>Preview: what this link shows may not be public yet. It ends an hour after it was made.</Trans>
      </p>
    </aside>
  );
}
