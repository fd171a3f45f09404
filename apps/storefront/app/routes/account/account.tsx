import { Trans, useLingui } from '@lingui/react/macro';
import { DefaultAddresses } from '#features/account/addresses/default-addresses.tsx';
import { EmailState } from '#features/account/security/email-state.tsx';
import { PageTitle } from '#features/account/page-title.tsx';
import { resendConfirmation } from '#features/account/save-profile.ts';
import { Section } from '#ui/section.tsx';
import { Shortcuts } from '#features/account/shortcuts.tsx';
import { LastOrder } from '#features/order/confirmation/last-order.tsx';
import { errorText } from '#lib/api/error-texts.ts';
import { getContextCustomer, unshared } from '#lib/session/guards.ts';
import { Link } from '#lib/paths/link.tsx';
import { PageHead } from '#lib/head/page-head.tsx';
import { getShop } from '#lib/shop-context.ts';
import { Notice } from '#ui/overlays/notice.tsx';
import type { Route } from './+types/account';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = getShop(context);
  const { id } = getContextCustomer(context);
  const [profile, addresses, orders] = await Promise.all([api.profile(id), api.addresses(id), api.orders(id)]);
  return { profile, addresses, order: orders.items[0] ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  return resendConfirmation(getShop(context), getContextCustomer(context).id, await request.formData(), '/user');
}

export const headers = unshared;

export default function AccountPage({ loaderData: { profile, addresses, order }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const refusal = actionData?.refusal;
  return (
    <>
      <PageHead isPrivate title={t`My account`} />
      <PageTitle>
        <Trans>My account</Trans>
      </PageTitle>
      {refusal ? <Notice tone="error">{errorText(i18n, refusal.code, refusal.params)}</Notice> : null}
      <EmailState profile={profile} />
      <Section
        title={<Trans>Your last order</Trans>}
        action={
          order ? (
            <Link to="/user/orders">
              <Trans>All orders</Trans>
            </Link>
          ) : null
        }
      >
        <LastOrder order={order} />
      </Section>
      <Section
        title={<Trans>Your addresses</Trans>}
        action={
          addresses.length > 0 ? (
            <Link to="/user/addresses">
              <Trans>All addresses</Trans>
            </Link>
          ) : null
        }
      >
        <DefaultAddresses addresses={addresses} />
      </Section>
      <Section title={<Trans>More in your account</Trans>}>
        <Shortcuts />
      </Section>
    </>
  );
}
