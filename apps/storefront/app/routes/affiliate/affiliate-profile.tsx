import { Trans, useLingui } from '@lingui/react/macro';
import { PageTitle } from '#features/account/page-title.tsx';
import { ApiTokens } from '#features/affiliate/api-tokens/api-tokens.tsx';
import { isApiTokenForm, handleApiTokenForm } from '#features/affiliate/api-tokens/handle-api-token-form.ts';
import { attempt } from '#features/affiliate/links/attempt.ts';
import { Postbacks } from '#features/affiliate/postbacks/postbacks.tsx';
import { PortalRefusal } from '#features/affiliate/profile/refusal.tsx';
import { getPortal } from '#features/affiliate/portal/get-portal.ts';
import { isPostbackForm, handlePostbackForm } from '#features/affiliate/postbacks/handle-postback-form.ts';
import { ProfileForms } from '#features/affiliate/profile/profile-forms.tsx';
import { listTimeZones } from '#features/affiliate/profile/time-zone-form.tsx';
import { saveAffiliate } from '#features/affiliate/profile/save-affiliate.ts';
import { listSoldCountries } from '#features/affiliate/join/sold-countries.ts';
import { getContextAffiliate } from '#lib/session/affiliate-context.ts';
import { getContextCustomer, unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { loadRegionOptions } from '#lib/forms/region-options.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/affiliate-profile';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const regions = loadRegionOptions(shop.market.country, shop.language.tag).countries;
  const affiliate = getContextAffiliate(context);
  // An applicant who is not in the programme yet gets no notifications.
  const isShown = affiliate.status === 'active' || affiliate.status === 'suspended';
  const requestedPage = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const page = Number.isSafeInteger(requestedPage) && requestedPage > 0 && requestedPage < 10_000 ? requestedPage : 1;
  const [sold, postbacks, apiTokens, payoutChoice] = await Promise.all([
    listSoldCountries(shop),
    isShown ? attempt(shop.api.portal.postbacks(affiliate.id, page)) : null,
    isShown ? attempt(shop.api.portal.apiTokens(affiliate.id)) : null,
    isShown ? attempt(shop.api.portal.payoutChoice(affiliate.id)) : null,
  ]);
  const { isPasskeyFresh } = getContextCustomer(context);
  return {
    affiliate,
    sold,
    regions,
    postbacks,
    apiTokens,
    isPasskeyFresh,
    payoutChoice: payoutChoice?.answer ?? null,
    timeZones: listTimeZones(affiliate.timeZone),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (isApiTokenForm(form)) return handleApiTokenForm(getPortal(context), form);
  if (isPostbackForm(form)) return handlePostbackForm(getPortal(context), form);
  return saveAffiliate(getShop(context), getContextAffiliate(context).id, form);
}

export const headers = unshared;

export default function AffiliateProfilePage({
  loaderData: { affiliate, sold, regions, postbacks, apiTokens, isPasskeyFresh, payoutChoice, timeZones },
  actionData,
}: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Profile`;
  const isWrong = actionData && (actionData.refusal !== null || actionData.issues.length > 0);
  return (
    <>
      <PageHead isPrivate title={isWrong ? t`Error: ${title}` : title} />
      <PageTitle words={<Trans>What we know about you, where we send your money, and what your invoices say.</Trans>}>{title}</PageTitle>
      <ProfileForms
        affiliate={affiliate}
        sold={sold}
        regions={regions}
        answer={actionData}
        isPasskeyFresh={isPasskeyFresh}
        timeZones={timeZones}
        payoutChoice={payoutChoice}
      />
      {postbacks?.refusal ? <PortalRefusal refusal={postbacks.refusal} fallback="other" /> : null}
      {postbacks?.answer ? (
        <Postbacks userId={affiliate.userId} postbacks={postbacks.answer} isActive={affiliate.status === 'active'} answer={actionData} />
      ) : null}
      {apiTokens?.refusal ? <PortalRefusal refusal={apiTokens.refusal} fallback="other" /> : null}
      {apiTokens?.answer ? (
        <ApiTokens userId={affiliate.userId} tokens={apiTokens.answer} isActive={affiliate.status === 'active'} answer={actionData} />
      ) : null}
    </>
  );
}
