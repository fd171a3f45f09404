import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { buildAuthNoticeCookie, readAuthNotice, deleteAuthNoticeCookie, type AuthNotice } from '#features/auth/auth-notice.ts';
import { AuthPage } from '#features/auth/auth-page.tsx';
import { AuthNoticeMessage } from '#features/auth/auth-notice-message.tsx';
import { exchangeMailToken, deleteMailTokenCookie, readMailToken } from '#features/auth/mail-token.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { unshared } from '#lib/session/guards.ts';
import { Form } from '#lib/paths/link.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';
import { getShop, type Shop } from '#lib/shop-context.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import type { Route } from './+types/confirm-email';

const path = '/auth/Confirm-Email';

/** The state of the page; `ask`: the visitor must confirm, because an email scanner may have opened the link. */
type Step = 'ask' | AuthNotice;

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = getShop(context);
  const exchanged = exchangeMailToken(request, 'confirm-email', path, shop);
  if (exchanged) throw exchanged;
  const notice = readAuthNotice(request);
  // Ignores notices of other forms.
  const isOfLink = notice === 'link-expired' || notice?.startsWith('email-');
  const headers = new Headers(unshared());
  if (isOfLink) headers.append('Set-Cookie', deleteAuthNoticeCookie(shop));
  const step: Step = notice && isOfLink ? notice : readMailToken(request, 'confirm-email') ? 'ask' : 'link-expired';
  return data({ step }, { headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const token = readMailToken(request, 'confirm-email');
  const headers = new Headers(unshared());
  const cookies = [
    buildAuthNoticeCookie(token ? await confirmEmail(shop, token) : 'link-expired', shop),
    deleteMailTokenCookie('confirm-email', shop),
  ];
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return redirect(shop.href(path), { status: 303, headers });
}

async function confirmEmail({ api }: Pick<Shop, 'api'>, token: string): Promise<AuthNotice> {
  try {
    const { outcome } = await api.confirmEmail(token);
    return `email-${outcome}`;
  } catch (error) {
    if (isApiError(error, 'LinkExpired', 'InvalidInput', 'UserExists')) return 'link-expired';
    throw error;
  }
}

export const headers = unshared;

/** The page is reached by an address with a secret. */
export const handle: RouteHandle = { isMeasured: false };

export default function ConfirmEmailPage({ loaderData: { step } }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Confirm your email`;
  return (
    <>
      <PageHead isPrivate title={title} />
      <AuthPage title={title}>
        {step === 'ask' ? (
          <>
            <p>
              <Trans>Is this your email? Then you’re only one click away.</Trans>
            </p>
            <Form method="post" action={path}>
              <Button isWide>
                <Trans>Confirm</Trans>
              </Button>
            </Form>
          </>
        ) : (
          <>
            <AuthNoticeMessage notice={step} />
            <LinkButton to="/user" variant="secondary" isWide>
              <Trans>Go to my account</Trans>
            </LinkButton>
          </>
        )}
      </AuthPage>
    </>
  );
}
