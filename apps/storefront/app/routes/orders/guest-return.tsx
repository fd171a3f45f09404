import { Trans, useLingui } from '@lingui/react/macro';
import { buildTrackedOrderCookie } from '#features/order/tracking/tracking-cookie.ts';
import { readTrackingForm, toOrderProof } from '#features/order/tracking/tracking.ts';
import { ProofForm } from '#features/returns/proof/proof-form.tsx';
import { handleProofForm } from '#features/returns/proof/handle-proof-form.ts';
import { unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { useReturnDays } from '#lib/use-return-days.ts';
import type { Route } from './+types/guest-return';

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const form = await request.formData();
  const tracking = readTrackingForm(form);
  return handleProofForm(shop, form, { tracking, question: toOrderProof(tracking), cookie: buildTrackedOrderCookie(tracking, shop) });
}

export const headers = unshared;

export default function GuestReturnPage({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { returnDays } = useReturnDays();
  return (
    <>
      <PageHead
        title={t`Return an item`}
        description={t`Return anything that doesn’t fit within ${returnDays} days, or check the status of your return.`}
      />
      <ProofForm
        title={<Trans>Return an item</Trans>}
        words={<Trans>Tell us which order it’s about. Then choose what to return, or check the status of your return.</Trans>}
        action="/guest/return"
        button={<Trans>Continue</Trans>}
        answer={actionData ?? null}
      />
    </>
  );
}
