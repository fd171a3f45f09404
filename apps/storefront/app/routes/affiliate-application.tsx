import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { ApplicationState } from '#features/affiliate/application-state.tsx';
import { PageTitle } from '#features/account/page-title.tsx';
import { dashboardPath, maybeAffiliateFrom } from '#lib/affiliate-context.ts';
import { unshared } from '#lib/guards.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/affiliate-application';

export function loader({ context }: Route.LoaderArgs) {
  const affiliate = maybeAffiliateFrom(context);
  if (affiliate && (affiliate.status === 'active' || affiliate.status === 'suspended')) throw redirect(shopFrom(context).href(dashboardPath));
  return { affiliate };
}

export const headers = unshared;

export default function AffiliateApplicationPage({ loaderData: { affiliate } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={t`Your application`} />
      <PageTitle>
        <Trans>Your application</Trans>
      </PageTitle>
      {affiliate ? <ApplicationState affiliate={affiliate} /> : null}
    </>
  );
}
