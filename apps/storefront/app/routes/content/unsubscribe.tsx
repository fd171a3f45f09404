import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { AuthPage } from '#features/auth/auth-page.tsx';
import { deleteMailTokenCookie, readMailToken } from '#features/auth/mail-token.ts';
import { loadMailLink } from '#features/auth/load-mail-link.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { errorText } from '#lib/api/error-texts.ts';
import { unshared } from '#lib/session/guards.ts';
import { Form, Link } from '#lib/paths/link.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';
import { getShop, type Shop } from '#lib/shop-context.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import type { Route } from './+types/unsubscribe';

const path = '/unsubscribe';

/** Handles the unsubscribe link of a newsletter; the token is removed from the address at once. */
export const loader = ({ request, context }: Route.LoaderArgs) => loadMailLink(request, getShop(context), { purpose: 'unsubscribe', path });

/** Handles the button of this page, and one-click unsubscribe by the email client (RFC 8058). */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const token = new URL(request.url).searchParams.get('token') ?? readMailToken(request, 'unsubscribe');
  const isEnded = token !== null && (await isUnsubscribed(shop, token));
  const headers = new Headers(unshared());
  headers.append('Set-Cookie', deleteMailTokenCookie('unsubscribe', shop));
  return data({ isEnded }, { status: isEnded ? 200 : 410, headers });
}

async function isUnsubscribed({ api }: Pick<Shop, 'api'>, token: string): Promise<boolean> {
  try {
    await api.unsubscribe(token);
    return true;
  } catch (error) {
    if (isApiError(error, 'LinkExpired', 'InvalidInput')) return false;
    throw error;
  }
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) => (actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders);

/** The page is reached by an address with a secret. */
export const handle: RouteHandle = { isMeasured: false };

export default function UnsubscribePage({ loaderData: { link }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const title = t`Unsubscribe`;
  return (
    <>
      <PageHead title={title} isPrivate />
      <AuthPage title={title}>
        {actionData ? (
          <div role="status">
            {actionData.isEnded ? (
              <Notice tone="success" title={<Trans>You’ve unsubscribed</Trans>}>
                <Trans>We won’t send our newsletter to this address any more. You’ll still get emails about your orders.</Trans>
              </Notice>
            ) : (
              <Notice tone="error">{errorText(i18n, 'LinkExpired')}</Notice>
            )}
          </div>
        ) : null}
        {link === 'expired' && !actionData ? <Notice tone="error">{errorText(i18n, 'LinkExpired')}</Notice> : null}
        {link === 'valid' && !actionData ? (
          <>
            <p>
              <Trans>You won’t get our newsletter any more. You’ll still get emails about your orders.</Trans>
            </p>
            <Form method="post" action={path}>
              <Button isWide>
                <Trans>Unsubscribe</Trans>
              </Button>
            </Form>
          </>
        ) : null}
        {link === 'valid' || actionData ? null : (
          <p>
            <Trans>
              Please use the link at the bottom of one of our newsletters, so that we know which address you mean. If you have an account, you can
              also unsubscribe in your <Link to="/user/settings">settings</Link>.
            </Trans>
          </p>
        )}
      </AuthPage>
    </>
  );
}
