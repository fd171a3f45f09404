import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { claimCart } from '#features/cart/session/claim-cart.ts';
import { loadAffiliateType } from '#lib/session/affiliate-type.ts';
import styles from '#features/auth/auth-form.module.css';
import { AuthPage, OtherWays } from '#features/auth/auth-page.tsx';
import { redirectSignedIn } from '#features/auth/redirect-signed-in.ts';
import { SignInForm } from '#features/auth/sign-in-form.tsx';
import { signIn } from '#features/auth/sign-in.ts';
import { UserTypesNotice } from '#features/auth/user-types-notice.tsx';
import { unshared } from '#lib/session/guards.ts';
import { Link } from '#lib/paths/link.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { parseReturnTo, addReturnTo } from '#lib/session/return-to.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/affiliate-login';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { failure } = await loadAffiliateType(getShop(context).api);
  return data({ failure, returnTo: parseReturnTo(new URL(request.url).searchParams.get('returnTo')) }, { headers: unshared() });
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const [form, { id }] = await Promise.all([request.formData(), loadAffiliateType(shop.api)]);
  const outcome = await signIn(request, shop, form, id);
  if ('answer' in outcome) return data(outcome.answer, { status: outcome.answer.refusal?.status ?? 200, headers: unshared() });
  const { signedIn, returnTo } = outcome;
  return redirectSignedIn(signedIn, shop, { returnTo: returnTo ?? '/affiliate', cookies: await claimCart(request, shop, signedIn) });
}

export const headers = unshared;

export default function AffiliateLoginPage({ loaderData: { failure, ...loaded }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const returnTo = actionData ? actionData.returnTo : loaded.returnTo;
  const title = t`Affiliate sign-in`;
  return (
    <>
      <PageHead isPrivate title={actionData?.refusal ? t`Error: ${title}` : title} />
      <AuthPage title={title} words={<Trans>Your links, your commissions and your payouts.</Trans>}>
        {failure ? <UserTypesNotice failure={failure} /> : null}
        <SignInForm action="/auth/affiliate-login" returnTo={returnTo} answer={actionData} hasPasskeys={false} />
        <OtherWays>
          <p>
            <Trans>Not in the programme yet?</Trans>
          </p>
          <Link to="/auth/affiliate-register" className={styles.link}>
            <Trans>Join the affiliate programme</Trans>
          </Link>
        </OtherWays>
        <OtherWays>
          <p>
            <Trans>Here to shop?</Trans>
          </p>
          <Link to={addReturnTo('/auth/Login', returnTo)} className={styles.link}>
            <Trans>Sign in as a customer</Trans>
          </Link>
        </OtherWays>
      </AuthPage>
    </>
  );
}
