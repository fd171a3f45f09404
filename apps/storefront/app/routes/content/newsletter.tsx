import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { deleteMailTokenCookie, readMailToken } from '#features/auth/mail-token.ts';
import { AuthPage } from '#features/auth/auth-page.tsx';
import { askForNewsletter, newsletterPath, reportUnsentNewsletter, type NewsletterAnswer } from '#features/newsletter/ask-for-newsletter.ts';
import { loadMailLink } from '#features/auth/load-mail-link.ts';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import { isApiError } from '#lib/api/api-error.ts';
import { errorText } from '#lib/api/error-texts.ts';
import { unshared } from '#lib/session/guards.ts';
import { Form } from '#lib/paths/link.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';
import { getShop, type Shop } from '#lib/shop-context.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import type { Route } from './+types/newsletter';

/** Handles the link in the email: the visitor must confirm, because an email scanner may have opened the link. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadMailLink(request, getShop(context), { purpose: 'newsletter', path: newsletterPath });

type Outcome = { confirmed: boolean } | NewsletterAnswer;

/** Handles the subscription form and the confirmation. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  const headers = new Headers(unshared());
  if (form.get('intent') !== 'confirm') {
    const answer: Outcome = await askForNewsletter(shop.api, form);
    return data(answer, { status: answer.isSent ? 200 : 422, headers });
  }
  const token = readMailToken(request, 'newsletter');
  headers.append('Set-Cookie', deleteMailTokenCookie('newsletter', shop));
  const outcome: Outcome = { confirmed: token !== null && (await isConfirmed(shop, token)) };
  return data(outcome, { status: outcome.confirmed ? 200 : 410, headers });
}

async function isConfirmed({ api }: Pick<Shop, 'api'>, token: string): Promise<boolean> {
  try {
    await api.confirmNewsletter(token);
    return true;
  } catch (error) {
    if (isApiError(error, 'LinkExpired', 'InvalidInput')) return false;
    throw error;
  }
}

/** Shows a network error at the form instead of an error page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<Outcome> {
  const isConfirming = (await request.clone().formData()).get('intent') === 'confirm';
  try {
    return await serverAction();
  } catch (error) {
    if (isConfirming) throw error;
    return reportUnsentNewsletter(error);
  }
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) => (actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders);

/** The page is reached by an address with a secret. */
export const handle: RouteHandle = { isMeasured: false };

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const title = t`Newsletter`;
  const isAnswer = actionData && 'confirmed' in actionData;
  return (
    <>
      <PageHead title={title} isPrivate />
      <AuthPage title={title}>
        {isAnswer ? (
          <div role="status">
            {actionData.confirmed ? (
              <Notice tone="success" title={<Trans>Thank you, you’re on the list</Trans>}>
                <Trans>We’ve emailed you a link to unsubscribe.</Trans>
              </Notice>
            ) : (
              <Notice tone="error">{errorText(i18n, 'LinkExpired')}</Notice>
            )}
          </div>
        ) : null}
        {loaderData.link === 'expired' && !actionData ? <Notice tone="error">{errorText(i18n, 'LinkExpired')}</Notice> : null}
        {loaderData.link === 'valid' && !isAnswer ? (
          <>
            <p>
              <Trans>Would you like our newsletter at this address? Then you’re only one click away.</Trans>
            </p>
            <Form method="post" action={newsletterPath}>
              <input type="hidden" name="intent" value="confirm" />
              <Button isWide>
                <Trans>Yes, send me the newsletter</Trans>
              </Button>
            </Form>
          </>
        ) : null}
        {isAnswer || loaderData.link === 'valid' ? null : <NewsletterForm answer={actionData} />}
      </AuthPage>
    </>
  );
}
