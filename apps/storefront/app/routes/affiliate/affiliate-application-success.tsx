import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { hasJustApplied } from '#features/affiliate/join/applied-cookie.ts';
import { PageTitle } from '#features/account/page-title.tsx';
import styles from '#features/affiliate/join/register-page.module.css';
import { unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { LinkButton } from '#ui/button.tsx';
import type { Route } from './+types/affiliate-application-success';

/** The page is shown after an application. All other visitors are redirected to the form. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (!hasJustApplied(request)) throw redirect(getShop(context).href('/auth/affiliate-register'), { headers: unshared() });
  return null;
}

export const headers = unshared;

export default function AffiliateApplicationSuccessPage() {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageHead isPrivate title={t`Thank you for your application`} />
      <PageTitle words={<Trans>We usually review it within two working days, and we’ll email you as soon as we’ve decided.</Trans>}>
        <Trans>Thank you for your application</Trans>
      </PageTitle>
      <p>
        <Trans>Your account is ready. Sign in to see the status of your application and add your payout details.</Trans>
      </p>
      <div className={styles.actions}>
        <LinkButton to="/auth/affiliate-login">
          <Trans>Affiliate sign-in</Trans>
        </LinkButton>
        <LinkButton variant="quiet" to="/">
          <Trans>Back to the shop</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
