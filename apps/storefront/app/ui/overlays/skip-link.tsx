import { Trans } from '@lingui/react/macro';
import styles from './skip-link.module.css';

export const mainId = 'main';

/** The first focusable element: a link past the menu to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      <Trans>Skip to content</Trans>
    </a>
  );
}
