import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#ui/button.tsx';
import { LooseThread } from './loose-thread.tsx';
import styles from './screen.module.css';
import { useMaybeShop } from '#lib/use-shop.ts';

/** The not-found page with the texts of the specification. */
export function NotFoundScreen() {
  const { t } = useLingui();
  const shop = useMaybeShop();
  return (
    <div className={styles.screen}>
      <title>{[t`Page not found`, shop?.market.shopName].filter(Boolean).join(' · ')}</title>
      <meta name="robots" content="noindex" />
      <LooseThread />
      <h1>
        <Trans>Opps!!!</Trans>
      </h1>
      <p className={styles.words}>
        <Trans>This page you are looking for could not be found</Trans>
      </p>
      <div className={styles.actions}>
        <LinkButton to="/">
          <Trans>Go Back to Home</Trans>
        </LinkButton>
        <LinkButton to="/categories" variant="secondary">
          <Trans>All categories</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
