import { Trans } from '@lingui/react/macro';
import styles from './preview-bar.module.css';

/** Warns that the page shows unpublished content, in case the link is forwarded. */
export function PreviewBar() {
  return (
    <aside className={styles.bar}>
      <p>
        <Trans>Preview: what this link shows may not be public yet. It ends an hour after it was made.</Trans>
      </p>
    </aside>
  );
}
