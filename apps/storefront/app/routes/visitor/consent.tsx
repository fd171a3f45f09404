import { useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import type { ConsentAnswer } from '#features/consent/consent-answer.ts';
import { ConsentPage } from '#features/consent/consent-page.tsx';
import { readRequestConsent, recordChoice } from '#features/consent/record-choice.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/consent';

const unshared = { 'Cache-Control': 'private, no-store' };

export const loader = ({ request }: Route.LoaderArgs) => data({ given: readRequestConsent(request) }, { headers: unshared });

/** Handles the page's form and the banner's, which stays on its page. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  try {
    const headers = new Headers(unshared);
    for (const cookie of await recordChoice(request, shop, form)) headers.append('Set-Cookie', cookie);
    if (form.get('from') === 'banner') return data<ConsentAnswer>({ isRecorded: true }, { headers });
    return redirect(shop.href('/consent'), { status: 303, headers });
  } catch (error) {
    if (!isApiError(error, 'TooManyRequests')) throw error;
    return data<ConsentAnswer>({ isRecorded: false, failure: 'TooManyRequests' }, { status: 429, headers: unshared });
  }
}

/** Shows a network error at the form instead of an error page. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect is thrown too.
    if (error instanceof Response) throw error;
    return { isRecorded: false, failure: 'NetworkError' } satisfies ConsentAnswer;
  }
}

export const headers = () => unshared;

export default function ConsentRoute({ loaderData: { given }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Cookie settings`} isPrivate />
      <ConsentPage given={given} answer={actionData} />
    </>
  );
}
