import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { exchangeMailToken, deleteMailTokenCookie, readMailToken } from '#features/auth/mail-token.ts';
import { askForNotice, confirmNotice, reportUnsentNotice, stockNoticePath } from '#features/product/notice/ask-for-notice.ts';
import { StockNoticeAnswer } from '#features/product/notice/stock-notice-answer.tsx';
import { StockNoticeLink } from '#features/product/notice/stock-notice-link.tsx';
import { unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import type { RouteHandle } from '#lib/route-handle.ts';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/stock-notice';

/** Handles the link in the confirmation email: the visitor must confirm, because an email scanner may have opened the link. */
export function loader({ request, context }: Route.LoaderArgs) {
  const exchanged = exchangeMailToken(request, 'stock-notice', stockNoticePath, getShop(context));
  if (exchanged) throw exchanged;
  return data({ hasLink: readMailToken(request, 'stock-notice') !== null }, { headers: unshared() });
}

/** Handles the confirmation, and requests for stock notices. A script gets the answer, a plain form this page. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  const headers = new Headers(unshared());
  if (form.get('intent') !== 'confirm') {
    const answer = await askForNotice(shop.api, form);
    return data(answer, { status: answer.isSent ? 200 : 422, headers });
  }
  const token = readMailToken(request, 'stock-notice');
  headers.append('Set-Cookie', deleteMailTokenCookie('stock-notice', shop));
  const isConfirmed = token !== null && (await confirmNotice(shop.api, token));
  return data({ isConfirmed }, { status: isConfirmed ? 200 : 410, headers });
}

/** Shows a network error at the form instead of an error page. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isConfirming = (await request.clone().formData()).get('intent') === 'confirm';
  try {
    return await serverAction();
  } catch (error) {
    if (isConfirming) throw error;
    return reportUnsentNotice(error);
  }
}

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) => (actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders);

/** The page is reached by an address with a secret. */
export const handle: RouteHandle = { isMeasured: false };

export default function StockNoticePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const isLink = actionData ? 'isConfirmed' in actionData : loaderData.hasLink;
  return (
    <>
      <PageHead title={t`Email me when it’s back`} isPrivate />
      {isLink ? (
        <StockNoticeLink isConfirmed={actionData && 'isConfirmed' in actionData ? actionData.isConfirmed : undefined} />
      ) : (
        <StockNoticeAnswer answer={actionData && 'isSent' in actionData ? actionData : undefined} />
      )}
    </>
  );
}
