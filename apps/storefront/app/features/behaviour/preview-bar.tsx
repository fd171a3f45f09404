import { Trans } from '@lingui/react/macro';
import styles from './preview-bar.module.css';

/** Warns that the page shows unpublished content, in case the link is forwarded. */
export function PreviewBar() {
  return (
    <aside className={styles.bar}>
      <p>
        <Trans>Preview: this page may not be public yet. The link expires an hour after it was created.</Trans>
      </p>
    </aside>
  );
}
