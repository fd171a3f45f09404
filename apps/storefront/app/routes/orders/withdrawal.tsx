import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { deleteTrackedOrderCookie, buildTrackedOrderCookie, readTrackedOrder } from '#features/order/tracking/tracking-cookie.ts';
import { readTrackingForm, toOrderProof } from '#features/order/tracking/tracking.ts';
import { findProvenReturnOverview, returnPath } from '#features/returns/proof/find-return-overview.ts';
import { ProofForm } from '#features/returns/proof/proof-form.tsx';
import { readText, readTypedFields, readWithdrawal } from '#features/returns/form/read-return-form.ts';
import type { ReturnAnswer } from '#features/returns/form/return-issues.ts';
import { handleProofForm } from '#features/returns/proof/handle-proof-form.ts';
import { getNotice, createRefusedAnswer } from '#features/returns/form/handle-return-form.ts';
import { WithdrawalConfirm } from '#features/returns/withdrawal/withdrawal-confirm.tsx';
import { WithdrawalForm } from '#features/returns/withdrawal/withdrawal-form.tsx';
import { isApiError } from '#lib/api/api-error.ts';
import { unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { useReturnDays } from '#lib/use-return-days.ts';
import type { Route } from './+types/withdrawal';

const page = '/withdrawal';

function readProof(request: Request) {
  const tracked = readTrackedOrder(request);
  return tracked && toOrderProof(tracked);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return data({ returnOverview: await findProvenReturnOverview(getShop(context), readProof(request)) }, { headers: unshared() });
}

/** The state that the next page of the form needs. */
interface Step {
  step: 'prove' | 'choose' | 'confirm';
  answer: ReturnAnswer;
  withdrawal?: ReturnType<typeof readWithdrawal>;
}

/** Handles the withdrawal function required by Directive (EU) 2023/2673: the contract, its lines, then "Confirm withdrawal". */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  const intent = readText(form, 'intent');
  const redirectBack = (to: string, cookie?: string) =>
    redirect(to, { status: 303, headers: { ...unshared(), ...(cookie && { 'Set-Cookie': cookie }) } });
  const stay = (step: Step, status = 200) => data<Step>(step, { status, headers: unshared() });
  if (intent === 'another') return redirectBack(shop.href(page), deleteTrackedOrderCookie(shop));
  if (intent === 'prove') {
    const tracking = readTrackingForm(form);
    const taken = await handleProofForm(shop, form, {
      tracking,
      question: toOrderProof(tracking),
      cookie: buildTrackedOrderCookie(tracking, shop),
      to: page,
    });
    return taken instanceof Response ? taken : stay({ step: 'prove', answer: taken.data }, taken.init?.status ?? 422);
  }
  const proof = readProof(request);
  const returnOverview = await findProvenReturnOverview(shop, proof);
  if (!proof || !returnOverview) return redirectBack(shop.href(page));
  const withdrawal = readWithdrawal(form);
  const empty: ReturnAnswer = { typed: readTypedFields(form), issues: [], refusal: null };
  if (withdrawal.items?.length === 0) return stay({ step: 'choose', answer: { ...empty, issues: [{ field: 'items', code: 'items' }] } }, 422);
  try {
    if (intent !== 'confirm') await shop.api.checkWithdrawal(proof, withdrawal);
    const declared = await shop.api.withdrawContract(proof, withdrawal);
    return redirectBack(`${shop.href(returnPath(returnOverview))}?notice=${getNotice(declared, 'withdrawal')}`);
  } catch (error) {
    if (isApiError(error, 'WithdrawalUnconfirmed')) return stay({ step: 'confirm', answer: empty, withdrawal });
    return stay({ step: 'choose', answer: createRefusedAnswer(form, error) }, isApiError(error) ? error.status : 500);
  }
}

export const headers = unshared;

export default function WithdrawalPage({ loaderData: { returnOverview }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { withdrawalDays } = useReturnDays();
  return (
    <>
      <PageHead
        title={t`Withdraw from the contract`}
        description={t`Withdraw from a purchase within ${withdrawalDays} days without giving a reason.`}
      />
      {returnOverview && actionData?.step === 'confirm' && actionData.withdrawal ? (
        <WithdrawalConfirm returnOverview={returnOverview} withdrawal={actionData.withdrawal} typed={actionData.answer.typed} />
      ) : returnOverview && actionData?.step !== 'prove' ? (
        <WithdrawalForm returnOverview={returnOverview} answer={actionData?.answer ?? null} />
      ) : (
        <ProofForm
          title={<Trans>Withdraw from the contract</Trans>}
          words={
            <Trans>
              As a consumer, you can withdraw from a purchase within {withdrawalDays} days of delivery without giving a reason. Tell us which contract
              it’s about.
            </Trans>
          }
          action={page}
          button={<Trans>Continue</Trans>}
          answer={actionData?.answer ?? null}
        />
      )}
    </>
  );
}
