import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import styles from '#features/auth/auth-form.module.css';
import { AuthPage, OtherWays } from '#features/auth/auth-page.tsx';
import { ForgotForm, type ForgotAnswer } from '#features/auth/forgot-form.tsx';
import { toRefusal } from '#features/auth/refusal.ts';
import { readTypedText } from '#lib/forms/typed-text.ts';
import { unshared } from '#lib/session/guards.ts';
import { Link } from '#lib/paths/link.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { Notice } from '#ui/overlays/notice.tsx';
import type { Route } from './+types/forgot-password';

export const loader = ({ request }: Route.LoaderArgs) =>
  data({ isSent: new URL(request.url).searchParams.get('sent') === '1' }, { headers: unshared() });

export async function action({ request, context }: Route.ActionArgs) {
  const { api, href } = getShop(context);
  const email = readTypedText(await request.formData(), 'email').trim();
  try {
    await api.forgotPassword(email);
  } catch (error) {
    const refusal = toRefusal(error);
    return data<ForgotAnswer>({ refusal, email }, { status: refusal.status, headers: unshared() });
  }
  return redirect(`${href('/auth/Forgot-Password')}?sent=1`, { status: 303, headers: unshared() });
}

export const headers = unshared;

export default function ForgotPasswordPage({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Forgot your password?`;
  return (
    <>
      <PageHead isPrivate title={actionData ? t`Error: ${title}` : title} />
      <AuthPage title={title} words={<Trans>Tell us your email, and we send you a link to choose a new one.</Trans>}>
        {isSent && !actionData ? (
          <div role="status">
            <Notice tone="success" title={<Trans>Look into your mailbox</Trans>}>
              <Trans>If there is an account with this email, a link is on its way. It works once, within an hour.</Trans>
            </Notice>
          </div>
        ) : null}
        <ForgotForm answer={actionData} key={String(isSent)} />
        <OtherWays>
          <Link to="/auth/Login" className={styles.link}>
            <Trans>Back to sign in</Trans>
          </Link>
        </OtherWays>
      </AuthPage>
    </>
  );
}
