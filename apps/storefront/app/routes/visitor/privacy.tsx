import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect, redirectDocument } from 'react-router';
import { PageTitle } from '#features/account/page-title.tsx';
import { Section } from '#ui/section.tsx';
import { DataExport } from '#features/privacy/data-export.tsx';
import { eraseAccount, type ErasureAnswer } from '#features/privacy/erase-account.ts';
import { ErasureForm } from '#features/privacy/erasure-form.tsx';
import { ErasureWaiting } from '#features/privacy/erasure-waiting.tsx';
import { StoredDataOverview } from '#features/privacy/stored-data-overview.tsx';
import { buildSignOutHeaders } from '#lib/session/build-sign-out-headers.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { getContextCustomer, unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import type { Route } from './+types/privacy';

export async function loader({ context }: Route.LoaderArgs) {
  const { id, email } = getContextCustomer(context);
  return { email, requests: await getShop(context).api.dataRequests(id) };
}

/** The form of the page that was refused, and why. */
interface PrivacyData {
  intent: 'export' | 'erase';
  answer: ErasureAnswer;
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const { id } = getContextCustomer(context);
  const form = await request.formData();
  const headers = unshared();
  if (form.get('intent') === 'erase') {
    const answer = await eraseAccount(shop, id, form);
    if (answer === 'waiting') return redirect(shop.href('/user/privacy'), { status: 303, headers });
    if (answer !== 'gone') return data<PrivacyData>({ intent: 'erase', answer }, { status: 422, headers });
    return redirectDocument(shop.href('/account-deleted'), { status: 303, headers: buildSignOutHeaders(request, shop) });
  }
  if (form.get('intent') === 'keep') {
    await shop.api.cancelErasure(id);
    return redirect(shop.href('/user/privacy'), { status: 303, headers });
  }
  try {
    await shop.api.requestExport(id);
    return redirect(shop.href('/user/privacy'), { status: 303, headers });
  } catch (error) {
    if (!isApiError(error, 'TooManyRequests')) throw error;
    const { code, params } = error;
    return data<PrivacyData>({ intent: 'export', answer: { issues: [], refusal: { code, params } } }, { status: 429, headers });
  }
}

export const headers = unshared;

export default function PrivacyPage({ loaderData: { email, requests }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const findAnswer = (intent: PrivacyData['intent']) => (actionData?.intent === intent ? actionData.answer : undefined);
  const isLeaving = requests.some(({ kind, status }) => kind === 'erasure' && status === 'waiting');
  const title = t`Privacy`;
  return (
    <>
      <PageHead isPrivate title={findAnswer('erase') ? t`Error: ${title}` : title} />
      <PageTitle words={<Trans>The data we hold about you, and what you can do with it.</Trans>}>{title}</PageTitle>
      <Section title={<Trans>The data we hold about you</Trans>}>
        <StoredDataOverview />
      </Section>
      <Section
        title={<Trans>Download your data</Trans>}
        words={<Trans>Everything in one file: a ZIP of JSON files that you and other programs can read. We keep it for 7 days.</Trans>}
      >
        <DataExport requests={requests} refusal={findAnswer('export')?.refusal} />
      </Section>
      <Section title={<Trans>Delete your account</Trans>}>
        {isLeaving ? <ErasureWaiting /> : <ErasureForm email={email} answer={findAnswer('erase')} />}
      </Section>
    </>
  );
}
