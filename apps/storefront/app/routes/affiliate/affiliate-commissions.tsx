import { Trans, useLingui } from '@lingui/react/macro';
import { attempt } from '#features/affiliate/links/attempt.ts';
import { readCommissionFilter, buildCommissionPath } from '#features/affiliate/commissions/commission-filter.ts';
import { CommissionPart } from '#features/affiliate/commissions/commission-part.tsx';
import { PayoutHold } from '#features/affiliate/payouts/payout-hold.tsx';
import { PayoutList } from '#features/affiliate/payouts/payout-list.tsx';
import { getPortal } from '#features/affiliate/portal/get-portal.ts';
import { getPortalRefusalText, PortalRefusal } from '#features/affiliate/profile/refusal.tsx';
import { Views } from '#features/affiliate/analytics/views.tsx';
import { PageTitle } from '#features/account/page-title.tsx';
import { getContextAffiliate } from '#lib/session/affiliate-context.ts';
import { unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { redirect } from 'react-router';
import type { Route } from './+types/affiliate-commissions';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, affiliateId } = getPortal(context);
  const query = new URL(request.url).searchParams;
  if (query.get('view') === 'payouts') {
    // Set if a document could not be loaded.
    const refused = query.get('refused');
    return {
      view: 'payouts' as const,
      payouts: await attempt(shop.api.portal.payouts(affiliateId)),
      heldUntil: getContextAffiliate(context).payoutHeldUntil,
      refused: refused && { code: refused, params: {} },
    };
  }

  const filter = readCommissionFilter(query);
  const requestedPage = Number(query.get('page') ?? 1);
  const page = Number.isSafeInteger(requestedPage) && requestedPage > 0 && requestedPage < 10_000 ? requestedPage : 1;
  const commissions = await attempt(shop.api.portal.commissions(affiliateId, { ...filter, page }));
  // The page no longer exists, for example from a bookmark: go to the first page.
  if (page > 1 && commissions.answer?.items.length === 0) throw redirect(shop.href(buildCommissionPath(filter)));
  const currencies = [...new Set(shop.market.countries.map(({ currency }) => currency))].filter(Boolean).sort();
  return { view: 'commissions' as const, filter, commissions, currencies };
}

export const headers = unshared;

export default function AffiliateCommissionsPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <PageHead isPrivate title={loaderData.view === 'payouts' ? t`Payouts` : t`Commissions`} />
      <PageTitle words={<Trans>What each item you sold has earned, and what we’ve paid you.</Trans>}>
        {loaderData.view === 'payouts' ? t`Payouts` : t`Commissions`}
      </PageTitle>
      <Views shown={loaderData.view} />
      {loaderData.view === 'commissions' ? (
        <CommissionPart {...loaderData} />
      ) : loaderData.payouts.refusal ? (
        <PortalRefusal refusal={loaderData.payouts.refusal} fallback="other" />
      ) : (
        <>
          {loaderData.refused ? <Notice tone="error">{getPortalRefusalText(i18n, loaderData.refused, 'other')}</Notice> : null}
          <PayoutHold until={loaderData.heldUntil} />
          <PayoutList payouts={loaderData.payouts.answer} />
        </>
      )}
    </>
  );
}
