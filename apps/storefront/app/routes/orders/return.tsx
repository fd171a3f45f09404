import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { isOrderReference } from '#features/order/details/order-path.ts';
import { readTrackedOrder } from '#features/order/tracking/tracking-cookie.ts';
import { toOrderProof } from '#features/order/tracking/tracking.ts';
import { findReturnOverview, returnPath } from '#features/returns/proof/find-return-overview.ts';
import { ProofForm } from '#features/returns/proof/proof-form.tsx';
import { Returns } from '#features/returns/returns.tsx';
import styles from '#features/returns/returns.module.css';
import { handleReturnForm } from '#features/returns/form/handle-return-form.ts';
import { unshared } from '#lib/session/guards.ts';
import { notFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { createValidation } from '#lib/forms/validation.ts';
import type { Route } from './+types/return';

/** Invalid order references are not looked up. */
export const middleware = [createValidation(({ params }) => isOrderReference(params.invoice))];

function findAccess({ request, params, context }: Pick<Route.LoaderArgs, 'request' | 'params' | 'context'>) {
  const tracked = readTrackedOrder(request);
  return findReturnOverview(getShop(context), params.invoice, tracked && toOrderProof(tracked));
}

/** Loads the returns of an order for its customer or a visitor who has proved access; all others see the proof form. */
export async function loader(args: Route.LoaderArgs) {
  const access = await findAccess(args);
  return data({ returnOverview: access?.returnOverview ?? null }, { headers: unshared() });
}

export async function action(args: Route.ActionArgs) {
  const shop = getShop(args.context);
  const form = await args.request.formData();
  const access = await findAccess(args);
  if (!access) notFound(args.request);
  const { api } = shop;
  const { invoice } = args.params;
  return handleReturnForm(
    shop,
    form,
    `/return/${encodeURIComponent(invoice)}`,
    'proof' in access
      ? {
          request: (request) => api.requestReturn(access.proof, request),
          withdraw: (returnNumber) => api.withdrawReturn(access.proof, returnNumber),
          payOut: (returnNumber, account) => api.payOutReturn(access.proof, returnNumber, account),
        }
      : {
          request: (request) => api.requestCustomerReturn(access.userId, invoice, request),
          withdraw: (returnNumber) => api.withdrawCustomerReturn(access.userId, invoice, returnNumber),
          payOut: (returnNumber, account) => api.payOutCustomerReturn(access.userId, { invoice, returnNumber }, account),
        },
  );
}

export const headers = unshared;

export default function ReturnPage({ loaderData: { returnOverview }, actionData, params }: Route.ComponentProps) {
  const { t } = useLingui();
  const isInvoice = /^[A-Z]{2}-/i.test(params.invoice);
  return (
    <>
      <PageHead isPrivate title={t`Returns`} />
      {returnOverview ? (
        <div className={styles.page}>
          <Returns
            returnOverview={returnOverview}
            action={`/return/${encodeURIComponent(params.invoice)}`}
            notes={`${returnPath(returnOverview)}/note`}
            answer={actionData ?? null}
          />
        </div>
      ) : (
        <ProofForm
          title={<Trans>Returns</Trans>}
          words={<Trans>Please confirm that this is your order.</Trans>}
          action="/guest/return"
          button={<Trans>Continue</Trans>}
          answer={null}
          known={{ [isInvoice ? 'invoiceNumber' : 'orderNumber']: params.invoice.toUpperCase() }}
        />
      )}
    </>
  );
}
