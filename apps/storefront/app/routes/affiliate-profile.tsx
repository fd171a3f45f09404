import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '#features/account/page-title.tsx';
import { ProfileForms } from '#features/affiliate/profile-forms.tsx';
import { saveAffiliate } from '#features/affiliate/save-affiliate.ts';
import { soldCountries } from '#features/affiliate/sold-countries.ts';
import { affiliateFrom } from '#lib/affiliate-context.ts';
import { unshared } from '#lib/guards.ts';
import { PageHead } from '#lib/page-head.tsx';
import { regionOptions } from '#lib/region-options.ts';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/affiliate-profile';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopFrom(context);
  const regions = regionOptions(shop.market.country, shop.language.tag).countries;
  return { affiliate: affiliateFrom(context), sold: await soldCountries(shop), regions };
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveAffiliate(shopFrom(context), affiliateFrom(context).id, await request.formData());
}

export const headers = unshared;

export default function AffiliateProfilePage({ loaderData: { affiliate, sold, regions }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Profile`;
  return (
    <>
      <PageHead isPrivate title={actionData ? t`Error: ${title}` : title} />
      <PageTitle words={<Trans>What we know of you, where your money goes, and what your invoices say.</Trans>}>{title}</PageTitle>
      <ProfileForms affiliate={affiliate} sold={sold} regions={regions} answer={actionData} />
    </>
  );
}
