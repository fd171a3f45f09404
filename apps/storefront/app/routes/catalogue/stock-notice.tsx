import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { askForNotice, reportUnsentNotice } from '#features/product/notice/ask-for-notice.ts';
import { StockNoticeAnswer } from '#features/product/notice/stock-notice-answer.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/stock-notice';

/** Handles requests for stock notices. A script gets the answer, a plain form this page. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await askForNotice(getShop(context).api, await request.formData());
  return data(answer, { status: answer.isSent ? 200 : 422, headers: { 'Cache-Control': 'private, no-store' } });
}

/** Shows a network error at the form instead of an error page. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    return reportUnsentNotice(error);
  }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function StockNoticePage({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Tell me when it is back`} isPrivate />
      <StockNoticeAnswer answer={actionData} />
    </>
  );
}
