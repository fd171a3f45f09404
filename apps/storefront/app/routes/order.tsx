import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { takeForm } from '#lib/take-form.ts';
import { BoughtAgainNotice } from '#features/order/bought-again.tsx';
import { cancelReasonFrom } from '#features/order/cancel-reason.ts';
import { isOrderReference } from '#features/order/order-path.ts';
import { OwnOrder } from '#features/order/own-order.tsx';
import { PaperLinks } from '#features/papers/paper-links.tsx';
import { cartCookieOf, readCartId } from '#lib/cookies.ts';
import { errorText } from '#lib/error-texts.ts';
import { customerFrom, unshared } from '#lib/guards.ts';
import { Link } from '#lib/link.tsx';
import { orNotFound } from '#lib/or-not-found.ts';
import { PageHead } from '#lib/page-head.tsx';
import { shopFrom, type Shop } from '#lib/shop-context.ts';
import { validated } from '#lib/validation.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/order';

/** What can be no number of an order is asked for nowhere. */
export const middleware = [validated(({ params }) => isOrderReference(params.invoice))];

/** One's own order; an unknown one and somebody else's are the same: not found. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = shopFrom(context);
  return { order: await orNotFound(api.order(customerFrom(context).id, params.invoice)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = shopFrom(context);
  const { id } = customerFrom(context);
  const form = await request.formData();
  if (form.get('intent') === 'buy-again') return buyAgain(request, shop, { userId: id, invoice: params.invoice });

  const page = `/user/orders/${encodeURIComponent(params.invoice)}`;
  return takeForm(shop, form, page, async () => {
    await orNotFound(shop.api.cancelOrder(id, params.invoice, cancelReasonFrom(form)));
    return { to: page, notice: 'order-cancelled' };
  });
}

/** Fills the cart with what can be had. All of it: on to the cart; else what is missing is told first. */
async function buyAgain(request: Request, shop: Shop, { userId, invoice }: { userId: number; invoice: string }) {
  const { cart, missing } = await orNotFound(shop.api.buyAgain(userId, invoice, readCartId(request)));
  const headers = new Headers(unshared());
  headers.append('Set-Cookie', cartCookieOf(cart.id, shop));
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
      <OwnOrder
        order={order}
        papers={<PaperLinks order={order} />}
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
