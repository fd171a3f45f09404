import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { claimCart } from '#features/cart/session/claim-cart.ts';
import styles from '#features/auth/auth-form.module.css';
import { AuthPage, OtherWays } from '#features/auth/auth-page.tsx';
import { redirectSignedIn } from '#features/auth/redirect-signed-in.ts';
import { RegisterForm } from '#features/auth/register-form.tsx';
import { fillRegistration, register } from '#features/auth/register.ts';
import { findOrder } from '#features/order/tracking/find-order.ts';
import { readLastOrder } from '#lib/session/cookies.ts';
import { isFromOrder } from '#lib/session/register-path.ts';
import { unshared } from '#lib/session/guards.ts';
import { Link } from '#lib/paths/link.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { loadRegionOptions } from '#lib/forms/region-options.ts';
import { parseReturnTo, addReturnTo } from '#lib/session/return-to.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/register';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { market, language, api } = getShop(context);
  const { phoneCodes } = loadRegionOptions(market.country, language.tag);
  const { searchParams } = new URL(request.url);
  const last = isFromOrder(searchParams) ? readLastOrder(request) : null;
  const order = last && (await findOrder(api, last));
  const filled = order && fillRegistration(order, phoneCodes);
  return data({ phoneCodes, filled, returnTo: parseReturnTo(searchParams.get('returnTo')) }, { headers: unshared() });
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const outcome = await register(request, shop, await request.formData());
  if ('answer' in outcome) return data(outcome.answer, { status: outcome.answer.refusal.status, headers: unshared() });
  const { signedIn, returnTo } = outcome;
  return redirectSignedIn(signedIn, shop, { returnTo, cookies: await claimCart(request, shop, signedIn) });
}

export const headers = unshared;

export default function RegisterPage({ loaderData: { phoneCodes, filled, ...loaded }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const returnTo = actionData ? actionData.returnTo : loaded.returnTo;
  const title = t`Create an account`;
  return (
    <>
      <PageHead isPrivate title={actionData ? t`Error: ${title}` : title} />
      <AuthPage title={title} words={<Trans>Your orders, addresses and wishlist in one place, and a faster checkout.</Trans>}>
        <RegisterForm phoneCodes={phoneCodes} returnTo={returnTo} answer={actionData} filled={filled} />
        <OtherWays>
          <p>
            <Trans>Already have an account?</Trans>
          </p>
          <Link to={addReturnTo('/auth/Login', returnTo)} className={styles.link}>
            <Trans>Sign in</Trans>
          </Link>
        </OtherWays>
      </AuthPage>
    </>
  );
}
