import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { claimCart } from '#features/cart/claim-cart.ts';
import styles from '#features/auth/auth-form.module.css';
import { AuthPage, OtherWays } from '#features/auth/auth-page.tsx';
import { enter } from '#features/auth/enter.ts';
import { RegisterForm } from '#features/auth/register-form.tsx';
import { register } from '#features/auth/register.ts';
import { unshared } from '#lib/guards.ts';
import { Link } from '#lib/link.tsx';
import { PageHead } from '#lib/page-head.tsx';
import { regionOptions } from '#lib/region-options.ts';
import { returnToOf, withReturnTo } from '#lib/return-to.ts';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/register';

export function loader({ request, context }: Route.LoaderArgs) {
  const { market, language } = shopFrom(context);
  const { phoneCodes } = regionOptions(market.country, language.tag);
  return data({ phoneCodes, returnTo: returnToOf(new URL(request.url).searchParams.get('returnTo')) }, { headers: unshared() });
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopFrom(context);
  const outcome = await register(request, shop, await request.formData());
  if ('answer' in outcome) return data(outcome.answer, { status: outcome.answer.refusal.status, headers: unshared() });
  const { signedIn, returnTo } = outcome;
  return enter(signedIn, shop, { returnTo, cookies: await claimCart(request, shop, signedIn) });
}

export const headers = unshared;

export default function RegisterPage({ loaderData: { phoneCodes, ...loaded }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const returnTo = actionData ? actionData.returnTo : loaded.returnTo;
  const title = t`Create an account`;
  return (
    <>
      <PageHead isPrivate title={actionData ? t`Error: ${title}` : title} />
      <AuthPage title={title} words={<Trans>Your orders, addresses and wishlist in one place, and a faster checkout.</Trans>}>
        <RegisterForm phoneCodes={phoneCodes} returnTo={returnTo} answer={actionData} />
        <OtherWays>
          <p>
            <Trans>Already have an account?</Trans>
          </p>
          <Link to={withReturnTo('/auth/Login', returnTo)} className={styles.link}>
            <Trans>Sign in</Trans>
          </Link>
        </OtherWays>
      </AuthPage>
    </>
  );
}
