import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '#features/account/page-title.tsx';
import { DiscountList } from '#features/affiliate/links/discount-list.tsx';
import { listSoldCountries } from '#features/affiliate/join/sold-countries.ts';
import { getContextAffiliate } from '#lib/session/affiliate-context.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { unshared } from '#lib/session/guards.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/affiliate-discounts';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const [discounts, countries] = await Promise.all([listDiscounts(shop.api, getContextAffiliate(context).id), listSoldCountries(shop)]);
  return { discounts, countries };
}

/** Loads the discounts; null if that fails, so that the page can still be shown. */
async function listDiscounts(api: ReturnType<typeof getShop>['api'], affiliateId: number) {
  try {
    return await api.affiliateDiscounts(affiliateId);
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}

export const headers = unshared;

export default function AffiliateDiscountsPage({ loaderData: { discounts, countries } }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Discounts`;
  return (
    <>
      <PageHead isPrivate title={title} />
      <PageTitle words={<Trans>What you may give those whom you send: each has a link of its own that carries it.</Trans>}>{title}</PageTitle>
      {discounts === null ? <Notice tone="error">{t`Failed to fetch discounts`}</Notice> : null}
      {discounts?.length === 0 ? (
        <EmptyState
          title={<Trans>No discounts yet</Trans>}
          action={
            <LinkButton to="/affiliate/links">
              <Trans>Make a link</Trans>
            </LinkButton>
          }
        >
          <Trans>As soon as we have a discount for your readers, you find it here. Your links earn without one too.</Trans>
        </EmptyState>
      ) : null}
      {discounts && discounts.length > 0 ? <DiscountList discounts={discounts} countries={countries} /> : null}
    </>
  );
}
