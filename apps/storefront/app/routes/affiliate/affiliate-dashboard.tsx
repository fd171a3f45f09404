import { Trans, useLingui } from '@lingui/react/macro';
import { attempt } from '#features/affiliate/links/attempt.ts';
import { Dashboard } from '#features/affiliate/portal/dashboard.tsx';
import { NewestAnnouncement } from '#features/affiliate/messages/newest-announcement.tsx';
import { PeriodForm } from '#features/affiliate/analytics/period-form.tsx';
import { readPeriod } from '#features/affiliate/analytics/period.ts';
import { getPortal } from '#features/affiliate/portal/get-portal.ts';
import { LatestEvents } from '#features/affiliate/portal/latest-events.tsx';
import { usePortalTimeZone } from '#features/affiliate/portal/time-zone-context.ts';
import { PortalRefusal } from '#features/affiliate/profile/refusal.tsx';
import { PageTitle } from '#features/account/page-title.tsx';
import { getContextAffiliate } from '#lib/session/affiliate-context.ts';
import { unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import type { Route } from './+types/affiliate-dashboard';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, affiliateId } = getPortal(context);
  const period = readPeriod(new URL(request.url).searchParams, getContextAffiliate(context).timeZone);
  const { dateFrom, dateTo } = period;
  const [dashboard, events, announcements] = await Promise.all([
    attempt(shop.api.portal.dashboard(affiliateId, { dateFrom, dateTo })),
    attempt(shop.api.portal.events(affiliateId)),
    attempt(shop.api.portal.announcements(affiliateId, { page: 1, take: 1 })),
  ]);
  // The figures are more important than events and announcements, which are left out if they cannot be loaded.
  const newest = announcements.answer?.items[0] ?? null;
  return { period, affiliateId, languageId: shop.language.id, events: events.answer ?? [], newest, ...dashboard };
}

export const headers = unshared;

export default function AffiliateDashboardPage({ loaderData }: Route.ComponentProps) {
  const { period, affiliateId, languageId, events, newest, answer, refusal } = loaderData;
  const { t } = useLingui();
  const timeZone = usePortalTimeZone();
  return (
    <>
      <PageHead isPrivate title={t`Dashboard`} />
      <PageTitle words={<Trans>What you’ve earned, and what’s due. Days are counted in {timeZone}.</Trans>}>
        <Trans>Dashboard</Trans>
      </PageTitle>
      {newest ? <NewestAnnouncement announcement={newest} /> : null}
      <PeriodForm page="/affiliate/dashboard" period={period} />
      {refusal ? <PortalRefusal refusal={refusal} fallback="dashboard" /> : <Dashboard dashboard={answer} />}
      {events.length > 0 ? <LatestEvents affiliateId={affiliateId} languageId={languageId} events={events} /> : null}
    </>
  );
}
