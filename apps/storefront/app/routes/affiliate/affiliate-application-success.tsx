import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '#features/account/page-title.tsx';
import styles from '#features/affiliate/join/register-page.module.css';
import { unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { LinkButton } from '#ui/button.tsx';

export const headers = unshared;

export default function AffiliateApplicationSuccessPage() {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageHead isPrivate title={t`Thank you for your application`} />
      <PageTitle words={<Trans>Somebody reads it, usually within two working days, and we write to you as soon as it is decided.</Trans>}>
        <Trans>Thank you for your application</Trans>
      </PageTitle>
      <p>
        <Trans>Your account is ready. Sign in to see how your application stands, and to fill in where your commissions are paid to.</Trans>
      </p>
      <div className={styles.actions}>
        <LinkButton to="/auth/affiliate-login">
          <Trans>Affiliate sign in</Trans>
        </LinkButton>
        <LinkButton variant="quiet" to="/">
          <Trans>Back to the shop</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
