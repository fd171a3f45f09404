import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { handleForm } from '#lib/forms/handle-form.ts';
import { BoughtAgainNotice } from '#features/order/account/bought-again.tsx';
import { readCancelReason } from '#features/order/account/cancel-order.tsx';
import { isOrderReference } from '#features/order/details/order-path.ts';
import { CustomerOrderPage } from '#features/order/account/customer-order-page.tsx';
import { DocumentLinks } from '#features/documents/document-links.tsx';
import { buildCartCookie, readCartId } from '#lib/session/cookies.ts';
import { errorText } from '#lib/api/error-texts.ts';
import { getContextCustomer, unshared } from '#lib/session/guards.ts';
import { Link } from '#lib/paths/link.tsx';
import { orNotFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop, type Shop } from '#lib/shop-context.ts';
import { createValidation } from '#lib/forms/validation.ts';
import { Notice } from '#ui/overlays/notice.tsx';
import type { Route } from './+types/order';

/** Invalid order references are not looked up. */
export const middleware = [createValidation(({ params }) => isOrderReference(params.invoice))];

/** Loads an order of the customer. An unknown order and one of another customer are both a 404. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = getShop(context);
  return { order: await orNotFound(api.order(getContextCustomer(context).id, params.invoice), request) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const { id } = getContextCustomer(context);
  const form = await request.formData();
  if (form.get('intent') === 'buy-again') return buyAgain(request, shop, { userId: id, invoice: params.invoice });

  const page = `/user/orders/${encodeURIComponent(params.invoice)}`;
  return handleForm(shop, form, page, async () => {
    await orNotFound(shop.api.cancelOrder(id, params.invoice, readCancelReason(form)), request);
    return { to: page, notice: 'order-cancelled' };
  });
}

/**
 * Adds the available products of an order to the cart. If all are available it redirects to the cart, else it lists the missing
 * ones.
 */
async function buyAgain(request: Request, shop: Shop, { userId, invoice }: { userId: number; invoice: string }) {
  const { cart, missing } = await orNotFound(shop.api.buyAgain(userId, invoice, readCartId(request)), request);
  const headers = new Headers(unshared());
  headers.append('Set-Cookie', buildCartCookie(cart.id, shop));
  if (missing.length === 0) return redirect(shop.href('/Checkout'), { status: 303, headers });
  return data({ missing, hasCart: cart.count > 0 }, { headers });
}

export const headers = unshared;

export default function OrderPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : null;
  return (
    <>
      <PageHead isPrivate title={t`Order ${order.orderNumber}`} />
      <p>
        <Link to="/user/orders">
          <Trans>All orders</Trans>
        </Link>
      </p>
      <CustomerOrderPage
        order={order}
        documents={<DocumentLinks order={order} />}
        notice={
          refusal ? (
            <Notice tone="error">{errorText(i18n, refusal.code, refusal.params)}</Notice>
          ) : actionData && 'missing' in actionData ? (
            <BoughtAgainNotice {...actionData} />
          ) : null
        }
      />
    </>
  );
}
