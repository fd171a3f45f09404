import { Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { PageTitle } from '#features/account/page-title.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { OrderList } from '#features/order/account/order-list.tsx';
import { getContextCustomer, unshared } from '#lib/session/guards.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/orders';

const buildPagePath = (page: number): string => (page > 1 ? `/user/orders?page=${page}` : '/user/orders');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, href } = getShop(context);
  const requestedPage = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const page = Number.isSafeInteger(requestedPage) && requestedPage > 0 && requestedPage < 10_000 ? requestedPage : 1;
  const orders = await api.orders(getContextCustomer(context).id, page);
  // The page no longer exists, for example from a bookmark: go to the first page.
  if (orders.items.length === 0 && page > 1) throw redirect(href(buildPagePath(1)));
  return orders;
}

export const headers = unshared;

export default function OrdersPage({ loaderData: { items, meta } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead isPrivate title={t`Your orders`} />
      <PageTitle>
        <Trans>Your orders</Trans>
      </PageTitle>
      {items.length > 0 ? (
        <>
          <OrderList orders={items} />
          <PageLinks meta={meta} buildAddress={buildPagePath} />
        </>
      ) : (
        <EmptyState
          title={<Trans>You have not ordered anything yet</Trans>}
          action={
            <LinkButton to="/categories">
              <Trans>Look around</Trans>
            </LinkButton>
          }
        >
          <Trans>Orders that you place while signed in are kept here. One that you placed as a guest you find by its number.</Trans>
        </EmptyState>
      )}
    </>
  );
}
