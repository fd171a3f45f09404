import { redirect } from 'react-router';
import { readAnalyticsFilter, readAnalyticsTable, toAnalyticsQuery } from '#features/affiliate/analytics/analytics-filter.ts';
import { readDay } from '#features/affiliate/analytics/period.ts';
import { readCommissionFilter } from '#features/affiliate/commissions/commission-filter.ts';
import { getPortal, type Portal } from '#features/affiliate/portal/get-portal.ts';
import { payoutFiles } from '#lib/api/affiliate-calls.ts';
import { guardRoute, unshared } from '#lib/session/guards.ts';
import { requireAffiliate } from '#lib/session/affiliate-context.ts';
import { notFound } from '#lib/api/or-not-found.ts';
import type { Route } from './+types/affiliate-files';

export const middleware = [guardRoute('affiliate'), requireAffiliate];

/** Serves a file of the portal to its affiliate; the API checks the session. If the API refuses, the portal page shows the reason. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const name = params.name.toLowerCase();
  const { shop, affiliateId } = getPortal(context);
  const response = await loadFile({ shop, affiliateId }, name, new URL(request.url).searchParams);
  if (!response.ok) return redirect(shop.href(await getReturnPath(name, response)), { headers: unshared() });
  return new Response(response.body, {
    headers: {
      ...unshared(),
      'Content-Type': response.headers.get('content-type') ?? (name.endsWith('.pdf') ? 'application/pdf' : 'text/csv; charset=utf-8'),
      'Content-Disposition': response.headers.get('content-disposition') ?? `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}

function loadFile({ shop, affiliateId }: Portal, name: string, query: URLSearchParams): Promise<Response> {
  const { portal } = shop.api;
  if (name === 'commissions.csv') return portal.commissionsFile(affiliateId, readCommissionFilter(query));
  if (name === 'analytics.csv') {
    const period = { dateFrom: readDay(query, 'dateFrom') ?? undefined, dateTo: readDay(query, 'dateTo') ?? undefined };
    return portal.analyticsFile(affiliateId, { ...period, ...toAnalyticsQuery(readAnalyticsFilter(query)), table: readAnalyticsTable(query) });
  }
  const file = payoutFiles.find((one) => one === name) ?? notFound();
  const payout = query.get('payout') ?? '';
  return portal.payoutFile(affiliateId, /^\d{1,9}$/.test(payout) ? Number(payout) : 0, file);
}

async function getReturnPath(name: string, response: Response): Promise<string> {
  if (name === 'analytics.csv') return '/affiliate/analytics';
  if (name === 'commissions.csv') return '/affiliate/commissions';
  const refused = ((await response.json().catch(() => null)) as { code?: unknown } | null)?.code;
  return `/affiliate/commissions?${new URLSearchParams({ view: 'payouts', refused: typeof refused === 'string' ? refused : '' }).toString()}`;
}
