import { Trans, useLingui } from '@lingui/react/macro';
import { attempt } from '#features/affiliate/links/attempt.ts';
import { Dashboard } from '#features/affiliate/portal/dashboard.tsx';
import { PeriodForm } from '#features/affiliate/analytics/period-form.tsx';
import { readPeriod } from '#features/affiliate/analytics/period.ts';
import { getPortal } from '#features/affiliate/portal/get-portal.ts';
import { PortalRefusal } from '#features/affiliate/profile/refusal.tsx';
import { PageTitle } from '#features/account/page-title.tsx';
import { unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import type { Route } from './+types/affiliate-dashboard';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, affiliateId } = getPortal(context);
  const period = readPeriod(new URL(request.url).searchParams);
  const { dateFrom, dateTo } = period;
  return { period, ...(await attempt(shop.api.portal.dashboard(affiliateId, { dateFrom, dateTo }))) };
}

export const headers = unshared;

export default function AffiliateDashboardPage({ loaderData: { period, answer, refusal } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={t`Dashboard`} />
      <PageTitle words={<Trans>What you’ve earned, and what’s due. Days are counted in UTC.</Trans>}>
        <Trans>Dashboard</Trans>
      </PageTitle>
      <PeriodForm page="/affiliate/dashboard" period={period} />
      {refusal ? <PortalRefusal refusal={refusal} fallback="dashboard" /> : <Dashboard dashboard={answer} />}
    </>
  );
}
