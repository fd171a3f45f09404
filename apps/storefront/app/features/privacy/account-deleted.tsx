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
        <Trans>You’ve been signed out everywhere. We’ll send you one last email to confirm that it’s done, then delete your address too.</Trans>
      </p>
      <p>
        <Trans>Thank you for being with us. You’re always welcome to shop as a guest.</Trans>
      </p>
      <LinkButton to="/" variant="secondary">
        <Trans>Go to the shop</Trans>
      </LinkButton>
    </div>
  );
}
