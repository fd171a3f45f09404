import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { AddressForm } from '#features/account/addresses/address-form.tsx';
import { AddressList } from '#features/account/addresses/address-list.tsx';
import { PageTitle } from '#features/account/page-title.tsx';
import { parseAddressId, buildAddressPath, makeDefault, removeAddress, saveAddress } from '#features/account/addresses/save-address.ts';
import { keepForm } from '#lib/forms/handle-form.ts';
import { errorText } from '#lib/api/error-texts.ts';
import { getContextCustomer, unshared } from '#lib/session/guards.ts';
import { notFound } from '#lib/api/or-not-found.ts';
import { PageHead } from '#lib/head/page-head.tsx';
import { loadRegionOptions } from '#lib/forms/region-options.ts';
import { getShop } from '#lib/shop-context.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import type { Route } from './+types/addresses';

/** Loads the saved addresses, or with `?edit=` the form for one of them or a new one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, market, language } = getShop(context);
  const { id: userId, firstName, lastName } = getContextCustomer(context);
  const addresses = await api.addresses(userId);
  const edit = new URL(request.url).searchParams.get('edit');
  if (edit === null) return { addresses, editing: null };

  const known = addresses.find(({ id }) => id === parseAddressId(edit));
  if (!known && edit !== 'new') notFound();
  return { addresses, editing: { userId, saved: known ?? { firstName, lastName }, regions: loadRegionOptions(market.country, language.tag) } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = getShop(context);
  const { id: userId } = getContextCustomer(context);
  const form = await request.formData();
  if (form.get('intent') === 'remove') return removeAddress(shop, userId, form);
  if (form.get('intent') === 'default') return makeDefault(shop, userId, form);
  // Without JavaScript: returns the same form, as typed, with the fields of the selected country.
  if (form.has('show-fields')) return data(keepForm(form), { headers: unshared() });
  return saveAddress(shop, userId, form);
}

export const headers = unshared;

export default function AddressesPage({ loaderData: { addresses, editing }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  if (editing) {
    const title = 'id' in editing.saved ? t`Change address` : t`New address`;
    return (
      <>
        <PageHead isPrivate title={actionData && actionData.issues.length > 0 ? t`Error: ${title}` : title} />
        <PageTitle>{title}</PageTitle>
        <AddressForm {...editing} isFirst={addresses.length === 0} answer={actionData} />
      </>
    );
  }
  const add = (
    <LinkButton variant="secondary" to={buildAddressPath(null)}>
      <Trans>Add an address</Trans>
    </LinkButton>
  );
  return (
    <>
      <PageHead isPrivate title={t`Addresses`} />
      <PageTitle words={<Trans>The checkout begins with your default addresses.</Trans>} action={addresses.length > 0 ? add : null}>
        <Trans>Addresses</Trans>
      </PageTitle>
      {actionData?.refusal ? <Notice tone="error">{errorText(i18n, actionData.refusal.code, actionData.refusal.params)}</Notice> : null}
      {addresses.length > 0 ? (
        <AddressList addresses={addresses} />
      ) : (
        <EmptyState icon="home" title={<Trans>No address yet</Trans>} action={add}>
          <Trans>Write one down, and you need not type it at the checkout.</Trans>
        </EmptyState>
      )}
    </>
  );
}
