import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import styles from './bought-again.module.css';

interface BoughtAgainProps {
  /** Names of the products. */
  missing: readonly string[];
  /** Whether the cart has anything to check out. */
  hasCart: boolean;
}

/** Names the products of an earlier order that are no longer available, and links to the cart with the rest. */
export function BoughtAgainNotice({ missing, hasCart }: BoughtAgainProps) {
  return (
    <div role="alert">
      <Notice tone="warning" title={<Trans>These are no longer available</Trans>}>
        <ul className={styles.names}>
          {missing.map((name, index) => (
            <li key={index}>{name}</li>
          ))}
        </ul>
        {hasCart ? (
          <LinkButton variant="secondary" to="/Checkout">
            <Trans>Go to your cart</Trans>
          </LinkButton>
        ) : null}
      </Notice>
    </div>
  );
}
