import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { forgetTracked, trackedCookieOf, trackedOrder } from '#features/order/tracking-cookie.ts';
import { trackingFrom, trackingQuestion } from '#features/order/tracking.ts';
import { provenDesk, returnPath } from '#features/returns/find-desk.ts';
import { ProofForm } from '#features/returns/proof-form.tsx';
import { textIn, typedIn, withdrawalIn } from '#features/returns/read-form.ts';
import type { ReturnAnswer } from '#features/returns/return-issues.ts';
import { takeProof } from '#features/returns/take-proof.ts';
import { refusedAnswer } from '#features/returns/take-return.ts';
import { WithdrawalConfirm } from '#features/returns/withdrawal-confirm.tsx';
import { WithdrawalForm } from '#features/returns/withdrawal-form.tsx';
import { isApiError } from '#lib/api-error.ts';
import { unshared } from '#lib/guards.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/withdrawal';

const page = '/withdrawal';

function proofOf(request: Request) {
  const tracked = trackedOrder(request);
  return tracked && trackingQuestion(tracked);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return data({ desk: await provenDesk(shopFrom(context), proofOf(request)) }, { headers: unshared() });
}

/** What the form said, as the next page needs it. */
interface Step {
  step: 'prove' | 'choose' | 'confirm';
  answer: ReturnAnswer;
  withdrawal?: ReturnType<typeof withdrawalIn>;
}

/** The statutory function of Directive (EU) 2023/2673: which contract and what of it, then "Confirm withdrawal". */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopFrom(context);
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  const back = (to: string, cookie?: string) => redirect(to, { status: 303, headers: { ...unshared(), ...(cookie && { 'Set-Cookie': cookie }) } });
  const stay = (step: Step, status = 200) => data<Step>(step, { status, headers: unshared() });
  if (intent === 'another') return back(shop.href(page), forgetTracked(shop));
  if (intent === 'prove') {
    const tracking = trackingFrom(form);
    const taken = await takeProof(shop, form, { tracking, question: trackingQuestion(tracking), cookie: trackedCookieOf(tracking, shop), to: page });
    return taken instanceof Response ? taken : stay({ step: 'prove', answer: taken.data }, taken.init?.status ?? 422);
  }
  const proof = proofOf(request);
  const desk = await provenDesk(shop, proof);
  if (!proof || !desk) return back(shop.href(page));
  const withdrawal = withdrawalIn(form);
  const empty: ReturnAnswer = { typed: typedIn(form), issues: [], refusal: null };
  if (withdrawal.items?.length === 0) return stay({ step: 'choose', answer: { ...empty, issues: [{ field: 'items', code: 'items' }] } }, 422);
  if (intent !== 'confirm') return stay({ step: 'confirm', answer: empty, withdrawal });
  try {
    await shop.api.withdrawContract(proof, withdrawal);
  } catch (error) {
    return stay({ step: 'choose', answer: refusedAnswer(form, error) }, isApiError(error) ? error.status : 500);
  }
  return back(`${shop.href(returnPath(desk))}?told=withdrawal`);
}

export const headers = unshared;

export default function WithdrawalPage({ loaderData: { desk }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Withdraw from the contract`} description={t`Withdraw from a purchase within 14 days, without giving a reason.`} />
      {desk && actionData?.step === 'confirm' && actionData.withdrawal ? (
        <WithdrawalConfirm desk={desk} withdrawal={actionData.withdrawal} typed={actionData.answer.typed} />
      ) : desk && actionData?.step !== 'prove' ? (
        <WithdrawalForm desk={desk} answer={actionData?.answer ?? null} />
      ) : (
        <ProofForm
          title={<Trans>Withdraw from the contract</Trans>}
          words={
            <Trans>
              As a consumer you can withdraw from a purchase until 14 days after it has arrived, without giving a reason. Tell us which contract it is
              about.
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
