import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { isOrderReference } from '#features/order/order-path.ts';
import { trackedOrder } from '#features/order/tracking-cookie.ts';
import { trackingQuestion } from '#features/order/tracking.ts';
import { findDesk } from '#features/returns/find-desk.ts';
import { ProofForm } from '#features/returns/proof-form.tsx';
import { Returns } from '#features/returns/returns.tsx';
import styles from '#features/returns/returns.module.css';
import { takeReturn } from '#features/returns/take-return.ts';
import { unshared } from '#lib/guards.ts';
import { notFound } from '#lib/or-not-found.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom } from '#lib/shop-context.ts';
import { validated } from '#lib/validation.ts';
import type { Route } from './+types/return';

/** What can be no number of an order is asked for nowhere. */
export const middleware = [validated(({ params }) => isOrderReference(params.invoice))];

function accessTo({ request, params, context }: Pick<Route.LoaderArgs, 'request' | 'params' | 'context'>) {
  const tracked = trackedOrder(request);
  return findDesk(shopFrom(context), params.invoice, tracked && trackingQuestion(tracked));
}

/** The returns of an order, for whoever has proven that it is his, or its customer; anybody else is asked to prove it. */
export async function loader(asked: Route.LoaderArgs) {
  const access = await accessTo(asked);
  return data({ desk: access?.desk ?? null }, { headers: unshared() });
}

export async function action(asked: Route.ActionArgs) {
  const shop = shopFrom(asked.context);
  const form = await asked.request.formData();
  const access = await accessTo(asked);
  if (!access) notFound();
  const { api } = shop;
  const { invoice } = asked.params;
  return takeReturn(
    shop,
    form,
    `/return/${encodeURIComponent(invoice)}`,
    'proof' in access
      ? {
          request: (request) => api.requestReturn(access.proof, request),
          takeBack: (returnNumber) => api.takeBackReturn(access.proof, returnNumber),
        }
      : {
          request: (request) => api.requestOwnReturn(access.userId, invoice, request),
          takeBack: (returnNumber) => api.takeBackOwnReturn(access.userId, invoice, returnNumber),
        },
  );
}

export const headers = unshared;

export default function ReturnPage({ loaderData: { desk }, actionData, params }: Route.ComponentProps) {
  const { t } = useLingui();
  const isInvoice = /^[A-Z]{2}-/i.test(params.invoice);
  return (
    <>
      <PageHead isPrivate title={t`Returns`} />
      {desk ? (
        <div className={styles.page}>
          <Returns desk={desk} action={`/return/${encodeURIComponent(params.invoice)}`} answer={actionData ?? null} />
        </div>
      ) : (
        <ProofForm
          title={<Trans>Returns</Trans>}
          words={<Trans>Please show us that this order is yours.</Trans>}
          action="/guest/return"
          button={<Trans>Continue</Trans>}
          answer={null}
          known={{ [isInvoice ? 'invoiceNumber' : 'orderNumber']: params.invoice.toUpperCase() }}
        />
      )}
    </>
  );
}
