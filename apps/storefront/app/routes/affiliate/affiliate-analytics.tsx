import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '#features/account/page-title.tsx';
import { readAnalyticsFilter, toAnalyticsQuery } from '#features/affiliate/analytics/analytics-filter.ts';
import { AnalyticsForm } from '#features/affiliate/analytics/analytics-form.tsx';
import { AnalyticsFiles } from '#features/affiliate/analytics/analytics-files.tsx';
import { Analytics } from '#features/affiliate/analytics/analytics.tsx';
import { attempt } from '#features/affiliate/links/attempt.ts';
import { listCountryNames } from '#features/affiliate/profile/country-names.ts';
import { readPeriod } from '#features/affiliate/analytics/period.ts';
import { getPortal } from '#features/affiliate/portal/get-portal.ts';
import { usePortalTimeZone } from '#features/affiliate/portal/time-zone-context.ts';
import { PortalRefusal } from '#features/affiliate/profile/refusal.tsx';
import { getContextAffiliate } from '#lib/session/affiliate-context.ts';
import { unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import type { Route } from './+types/affiliate-analytics';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, affiliateId } = getPortal(context);
  const query = new URL(request.url).searchParams;
  const { timeZone } = getContextAffiliate(context);
  const [period, filter] = [readPeriod(query, timeZone), readAnalyticsFilter(query)];
  const analyticsQuery = { dateFrom: period.dateFrom, dateTo: period.dateTo, ...toAnalyticsQuery(filter) };
  const [countries, analytics] = await Promise.all([listCountryNames(shop), attempt(shop.api.portal.analytics(affiliateId, analyticsQuery))]);
  return { period, filter, countries, ...analytics };
}

export const headers = unshared;

export default function AffiliateAnalyticsPage({ loaderData: { period, filter, countries, answer, refusal } }: Route.ComponentProps) {
  const { t } = useLingui();
  const timeZone = usePortalTimeZone();
  const { dateFrom, dateTo } = period;
  return (
    <>
      <PageHead isPrivate title={t`Analytics`} />
      <PageTitle words={<Trans>Where your visitors come from and what they buy. Days are counted in {timeZone}.</Trans>}>
        <Trans>Analytics</Trans>
      </PageTitle>
      <AnalyticsForm period={period} filter={filter} countries={countries} analytics={answer} />
      {refusal ? (
        <PortalRefusal refusal={refusal} fallback="analytics" />
      ) : (
        <>
          <Analytics analytics={answer} countries={countries} />
          <AnalyticsFiles query={{ dateFrom, dateTo, ...filter }} />
        </>
      )}
    </>
  );
}
