import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { PageTitle } from '#features/account/page-title.tsx';
import { ApplicationForm } from '#features/affiliate/join/application-form.tsx';
import { readApplication } from '#features/affiliate/join/read-application.ts';
import { ApplicationState } from '#features/affiliate/join/application-state.tsx';
import { listSoldCountries } from '#features/affiliate/join/sold-countries.ts';
import { handleAffiliateForm } from '#features/affiliate/profile/handle-affiliate-form.ts';
import { applicationPath, dashboardPath, findContextAffiliate } from '#lib/session/affiliate-context.ts';
import { getContextCustomer, unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { loadRegionOptions } from '#lib/forms/region-options.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/affiliate-application';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const affiliate = findContextAffiliate(context);
  if (affiliate && (affiliate.status === 'active' || affiliate.status === 'suspended')) throw redirect(shop.href(dashboardPath));
  const regions = loadRegionOptions(shop.market.country, shop.language.tag).countries;
  return { userId: getContextCustomer(context).id, affiliate, sold: await listSoldCountries(shop), regions };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  return handleAffiliateForm(shop, form, applicationPath, async () => {
    await shop.api.applyForProgramme(readApplication(form));
    return { to: applicationPath, notice: 'affiliate-applied' };
  });
}

export const headers = unshared;

export default function AffiliateApplicationPage({ loaderData: { userId, affiliate, sold, regions }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = affiliate ? t`Your application` : t`Join the affiliate programme`;
  return (
    <>
      <PageHead isPrivate title={actionData ? t`Error: ${title}` : title} />
      <PageTitle words={affiliate ? undefined : <Trans>Recommend what you like, and earn a commission on what is bought through your links.</Trans>}>
        {title}
      </PageTitle>
      {affiliate ? <ApplicationState affiliate={affiliate} /> : null}
      {affiliate?.status === 'pending' ? null : (
        <ApplicationForm userId={userId} saved={affiliate} sold={sold} regions={regions} answer={actionData} />
      )}
    </>
  );
}
