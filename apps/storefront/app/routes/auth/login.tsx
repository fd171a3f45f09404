import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { claimCart } from '#features/cart/session/claim-cart.ts';
import { readAuthNotice, deleteAuthNoticeCookie } from '#features/auth/auth-notice.ts';
import { AuthPage, OtherWays } from '#features/auth/auth-page.tsx';
import styles from '#features/auth/auth-form.module.css';
import { AuthNoticeMessage } from '#features/auth/auth-notice-message.tsx';
import { redirectSignedIn } from '#features/auth/redirect-signed-in.ts';
import { SignInForm } from '#features/auth/sign-in-form.tsx';
import { signIn } from '#features/auth/sign-in.ts';
import { unshared } from '#lib/session/guards.ts';
import { Link } from '#lib/paths/link.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { parseReturnTo, addReturnTo } from '#lib/session/return-to.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/login';

export function loader({ request, context }: Route.LoaderArgs) {
  const notice = readAuthNotice(request);
  const headers = new Headers(unshared());
  if (notice) headers.append('Set-Cookie', deleteAuthNoticeCookie(getShop(context)));
  return data({ notice, returnTo: parseReturnTo(new URL(request.url).searchParams.get('returnTo')) }, { headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const outcome = await signIn(request, shop, await request.formData());
  if ('answer' in outcome) return data(outcome.answer, { status: outcome.answer.refusal?.status ?? 200, headers: unshared() });
  const { signedIn, returnTo } = outcome;
  return redirectSignedIn(signedIn, shop, { returnTo, cookies: await claimCart(request, shop, signedIn) });
}

export const headers = unshared;

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const returnTo = actionData ? actionData.returnTo : loaderData.returnTo;
  const title = t`Sign in`;
  return (
    <>
      <PageHead isPrivate title={actionData?.refusal ? t`Error: ${title}` : title} />
      <AuthPage title={title}>
        {actionData ? null : <AuthNoticeMessage notice={loaderData.notice} />}
        <SignInForm action="/auth/Login" returnTo={returnTo} answer={actionData} hasPasskeys />
        <OtherWays>
          <p>
            <Trans>New here?</Trans>
          </p>
          <Link to={addReturnTo('/auth/Register', returnTo)} className={styles.link}>
            <Trans>Create an account</Trans>
          </Link>
        </OtherWays>
      </AuthPage>
    </>
  );
}
