import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { buildAppliedCookie } from '#features/affiliate/join/applied-cookie.ts';
import { ProgrammeConditions } from '#features/affiliate/join/programme-conditions.tsx';
import { RegisterAffiliateForm } from '#features/affiliate/join/register-affiliate-form.tsx';
import { registerAffiliate } from '#features/affiliate/join/register-affiliate.ts';
import { listSoldCountries } from '#features/affiliate/join/sold-countries.ts';
import styles from '#features/affiliate/join/register-page.module.css';
import { PageTitle } from '#features/account/page-title.tsx';
import { unshared } from '#lib/session/guards.ts';
import { Link } from '#lib/paths/link.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { loadRegionOptions } from '#lib/forms/region-options.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/affiliate-register';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const [sold, conditions] = await Promise.all([listSoldCountries(shop), shop.api.programmeConditions()]);
  return data({ sold, conditions, regions: loadRegionOptions(shop.market.country, shop.language.tag) }, { headers: unshared() });
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const answer = await registerAffiliate(request, shop, await request.formData());
  if (answer) return data(answer, { status: answer.status, headers: unshared() });
  const headers = { ...unshared(), 'Set-Cookie': buildAppliedCookie(shop) };
  return redirect(shop.href('/auth/affiliate-application-success'), { status: 303, headers });
}

export const headers = unshared;

export default function AffiliateRegisterPage({ loaderData: { sold, conditions, regions }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Join the affiliate programme`;
  return (
    <div className={styles.page}>
      <PageHead isPrivate title={actionData ? t`Error: ${title}` : title} />
      <PageTitle words={<Trans>Recommend what you like and earn commission on what people buy through your links.</Trans>}>{title}</PageTitle>
      <ProgrammeConditions conditions={conditions} />
      <div className={styles.ways}>
        <p>
          <Trans>
            Already in the programme? <Link to="/auth/affiliate-login">Sign in</Link>
          </Trans>
        </p>
        <p>
          <Trans>
            Already a customer? <Link to="/auth/Login?returnTo=%2Faffiliate">Sign in and apply</Link>
          </Trans>
        </p>
      </div>
      <RegisterAffiliateForm sold={sold} regions={regions} answer={actionData} />
    </div>
  );
}
