import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { buildAuthNoticeCookie } from '#features/auth/auth-notice.ts';
import { AuthPage } from '#features/auth/auth-page.tsx';
import { exchangeMailToken, deleteMailTokenCookie, readMailToken } from '#features/auth/mail-token.ts';
import { toRefusal } from '#features/auth/refusal.ts';
import { ResetForm } from '#features/auth/reset-form.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';
import { readTypedText } from '#lib/forms/typed-text.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { errorText } from '#lib/api/error-texts.ts';
import { unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop, type Shop } from '#lib/shop-context.ts';
import { LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import type { Route } from './+types/reset-password';

const path = '/auth/Reset-Password';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const exchanged = exchangeMailToken(request, 'reset', path, shop);
  if (exchanged) throw exchanged;
  const token = readMailToken(request, 'reset');
  return data({ isOpen: token !== null && (await isValidToken(shop, token)) }, { headers: unshared() });
}

async function isValidToken({ api }: Pick<Shop, 'api'>, token: string): Promise<boolean> {
  try {
    await api.checkResetLink(token);
    return true;
  } catch (error) {
    if (isApiError(error, 'LinkExpired', 'InvalidInput')) return false;
    throw error;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  const [password, repeatPassword] = [readTypedText(form, 'password'), readTypedText(form, 'repeatPassword')];
  // Without a token the API reports it as invalid.
  const token = readMailToken(request, 'reset') ?? 'none';
  try {
    await shop.api.resetPassword({ token, password, repeatPassword });
  } catch (error) {
    const refusal = toRefusal(error);
    return data(refusal, { status: refusal.status, headers: unshared() });
  }
  const headers = new Headers(unshared());
  for (const cookie of [deleteMailTokenCookie('reset', shop), buildAuthNoticeCookie('password-changed', shop)]) headers.append('Set-Cookie', cookie);
  return redirect(shop.href('/auth/Login'), { status: 303, headers });
}

export const headers = unshared;

/** The page is reached by an address with a secret. */
export const handle: RouteHandle = { isMeasured: false };

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const isOpen = loaderData.isOpen && actionData?.code !== 'LinkExpired';
  const title = t`Choose a new password`;
  return (
    <>
      <PageHead isPrivate title={actionData || !isOpen ? t`Error: ${title}` : title} />
      <AuthPage title={title} {...(isOpen && { words: <Trans>You’ll be signed out everywhere and can then sign in with the new one.</Trans> })}>
        {isOpen ? (
          <ResetForm refusal={actionData} />
        ) : (
          <>
            <Notice tone="error">{errorText(i18n, 'LinkExpired')}</Notice>
            <LinkButton to="/auth/Forgot-Password" isWide>
              <Trans>Send me a new link</Trans>
            </LinkButton>
          </>
        )}
      </AuthPage>
    </>
  );
}
