import { Trans, useLingui } from '@lingui/react/macro';
import { trackedCookieOf } from '#features/order/tracking-cookie.ts';
import { trackingFrom, trackingQuestion } from '#features/order/tracking.ts';
import { ProofForm } from '#features/returns/proof-form.tsx';
import { takeProof } from '#features/returns/take-proof.ts';
import { unshared } from '#lib/guards.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import type { Route } from './+types/guest-return';

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopFrom(context);
  const form = await request.formData();
  const tracking = trackingFrom(form);
  return takeProof(shop, form, { tracking, question: trackingQuestion(tracking), cookie: trackedCookieOf(tracking, shop) });
}

export const headers = unshared;

export default function GuestReturnPage({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Return an item`} description={t`Send back what does not fit within 100 days, or see how your return stands.`} />
      <ProofForm
        title={<Trans>Return an item</Trans>}
        words={<Trans>Tell us which order it is about. Then you choose what to send back, or see how your return stands.</Trans>}
        action="/guest/return"
        button={<Trans>Continue</Trans>}
        answer={actionData ?? null}
      />
    </>
  );
}
