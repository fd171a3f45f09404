import type { AddressChange, SavedAddress } from '@selvedge/server/contract';
import type { Shop } from '#lib/shop-context.ts';
import { handleForm, readText } from '#lib/forms/handle-form.ts';

export const addressesPath = '/user/addresses';

/** Returns the path of the form for a new or an existing address. */
export const buildAddressPath = (address: Pick<SavedAddress, 'id'> | null): string => `${addressesPath}?edit=${address?.id ?? 'new'}`;

/** Parses an address id from a form or a query. Null means a new address. */
export const parseAddressId = (id: unknown): number | null => (typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null);

type AddressShop = Pick<Shop, 'api' | 'href' | 'isSecure'>;

export const saveAddress = (shop: AddressShop, userId: number, form: FormData) => {
  const id = parseAddressId(form.get('id'));
  return handleForm(shop, form, buildAddressPath(id === null ? null : { id }), async () => {
    await (id === null ? shop.api.addAddress(userId, readAddressChange(form)) : shop.api.changeAddress(userId, id, readAddressChange(form)));
    return { to: addressesPath, notice: 'address-saved' };
  });
};

export const removeAddress = (shop: AddressShop, userId: number, form: FormData) =>
  handleForm(shop, form, addressesPath, async () => {
    await shop.api.removeAddress(userId, parseAddressId(form.get('id')) ?? 0);
    return { to: addressesPath, notice: 'address-removed' };
  });

/** Makes an address the default of the checkout. */
export const makeDefault = (shop: AddressShop, userId: number, form: FormData) =>
  handleForm(shop, form, addressesPath, async () => {
    const id = parseAddressId(form.get('id'));
    const saved = (await shop.api.addresses(userId)).find((address) => address.id === id);
    const defaultFlag = form.get('for') === 'billing' ? { isDefaultBilling: true } : { isDefaultShipping: true };
    if (saved) await shop.api.changeAddress(userId, saved.id, { ...saved, ...defaultFlag });
    return { to: addressesPath, notice: 'default-changed' };
  });

function readAddressChange(form: FormData): Omit<AddressChange, 'countryId'> {
  const text = (name: keyof AddressChange) => readText(form, name).trim();
  return {
    countryCode: text('countryCode'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    vatNumber: text('vatNumber'),
    address: text('address'),
    addressExtra: text('addressExtra'),
    postalCode: text('postalCode'),
    city: text('city'),
    state: text('state'),
    phone: text('phone'),
    phoneCode: text('phoneCode'),
    isDefaultShipping: form.get('isDefaultShipping') !== null,
    isDefaultBilling: form.get('isDefaultBilling') !== null,
  };
}
