import { Trans, useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '#ui/button.tsx';
import { LooseThread } from './loose-thread.tsx';
import styles from './screen.module.css';

/** The error page. It explains the next step and shows no technical details. */
export function ErrorScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <title>{t`Something went wrong.`}</title>
      <meta name="robots" content="noindex" />
      <LooseThread />
      <h1>
        <Trans>Something went wrong.</Trans>
      </h1>
      <p className={styles.words}>
        <Trans>It’s not you, it’s us. Your cart is safe. Please try again in a moment.</Trans>
      </p>
      <div className={styles.actions}>
        <form>
          <Button>
            <Trans>Try again</Trans>
          </Button>
        </form>
        <LinkButton to="/" variant="secondary" reloadDocument>
          <Trans>Go Back to Home</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
