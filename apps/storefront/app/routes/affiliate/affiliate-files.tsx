import { redirect } from 'react-router';
import { getPortal } from '#features/affiliate/portal/get-portal.ts';
import { affiliateFiles, type AffiliateFile } from '#lib/api/affiliate-calls.ts';
import { guardRoute, unshared } from '#lib/session/guards.ts';
import { requireAffiliate } from '#lib/session/affiliate-context.ts';
import { notFound } from '#lib/api/or-not-found.ts';
import type { Route } from './+types/affiliate-files';

export const middleware = [guardRoute('affiliate'), requireAffiliate];

/** Serves a file of the portal to its affiliate; the API decides by the session. If it refuses, the portal page says why. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const name = affiliateFiles.find((file) => file === params.name.toLowerCase()) ?? notFound();
  const { shop, affiliateId } = getPortal(context);
  const { payout, ...query } = Object.fromEntries(new URL(request.url).searchParams);
  const response = await shop.api.portal.file(affiliateId, name, query, payout && /^\d{1,9}$/.test(payout) ? Number(payout) : null);
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

async function getReturnPath(name: AffiliateFile, response: Response): Promise<string> {
  if (name === 'analytics.csv') return '/affiliate/analytics';
  if (name === 'commissions.csv') return '/affiliate/commissions';
  const refused = ((await response.json().catch(() => null)) as { code?: unknown } | null)?.code;
  return `/affiliate/commissions?${new URLSearchParams({ view: 'payouts', refused: typeof refused === 'string' ? refused : '' }).toString()}`;
}
