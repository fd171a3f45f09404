import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '#features/account/page-title.tsx';
import { attempt } from '#features/affiliate/attempt.ts';
import { Postbacks } from '#features/affiliate/postbacks.tsx';
import { PortalRefusal } from '#features/affiliate/refusal.tsx';
import { portalOf } from '#features/affiliate/portal-of.ts';
import { isPostbackForm, takePostback } from '#features/affiliate/take-postback.ts';
import { ProfileForms } from '#features/affiliate/profile-forms.tsx';
import { saveAffiliate } from '#features/affiliate/save-affiliate.ts';
import { soldCountries } from '#features/affiliate/sold-countries.ts';
import { affiliateFrom } from '#lib/affiliate-context.ts';
import { unshared } from '#lib/guards.ts';
import { PageHead } from '#lib/page-head.tsx';
import { regionOptions } from '#lib/region-options.ts';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/affiliate-profile';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopFrom(context);
  const regions = regionOptions(shop.market.country, shop.language.tag).countries;
  const affiliate = affiliateFrom(context);
  // Whoever is not in the programme yet has nothing to be told of.
  const isTold = affiliate.status === 'active' || affiliate.status === 'suspended';
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const page = Number.isSafeInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
  const [sold, postbacks] = await Promise.all([soldCountries(shop), isTold ? attempt(shop.api.portal.postbacks(affiliate.id, page)) : null]);
  return { affiliate, sold, regions, postbacks };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (isPostbackForm(form)) return takePostback(portalOf(context), form);
  return saveAffiliate(shopFrom(context), affiliateFrom(context).id, form);
}

export const headers = unshared;

export default function AffiliateProfilePage({ loaderData: { affiliate, sold, regions, postbacks }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Profile`;
  const isWrong = actionData && (actionData.refusal !== null || actionData.issues.length > 0);
  return (
    <>
      <PageHead isPrivate title={isWrong ? t`Error: ${title}` : title} />
      <PageTitle words={<Trans>What we know of you, where your money goes, and what your invoices say.</Trans>}>{title}</PageTitle>
      <ProfileForms affiliate={affiliate} sold={sold} regions={regions} answer={actionData} />
      {postbacks?.refusal ? <PortalRefusal refusal={postbacks.refusal} fallback="other" /> : null}
      {postbacks?.answer ? (
        <Postbacks userId={affiliate.userId} postbacks={postbacks.answer} isActive={affiliate.status === 'active'} answer={actionData} />
      ) : null}
    </>
  );
}
