import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#ui/button.tsx';
import styles from './privacy.module.css';

/** The page after an account was deleted. */
export function AccountDeleted() {
  return (
    <div className={styles.done}>
      <h1>
        <Trans>Your account is being deleted</Trans>
      </h1>
      <p>
        <Trans>
          You are signed out everywhere. In a moment we send you a last email that says that it is done; then your address is deleted too.
        </Trans>
      </p>
      <p>
        <Trans>Thank you for having been with us. You can buy here as a guest at any time.</Trans>
      </p>
      <LinkButton to="/" variant="secondary">
        <Trans>To the shop</Trans>
      </LinkButton>
    </div>
  );
}
