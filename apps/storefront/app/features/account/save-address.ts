import type { AddressChange, SavedAddress } from '@selvedge/server/contract';
import type { Shop } from '#lib/shop-context.ts';
import { takeForm, textOf } from '#lib/take-form.ts';

export const addressesPath = '/user/addresses';

/** Where an address is written down or changed. */
export const addressPath = (address: Pick<SavedAddress, 'id'> | null): string => `${addressesPath}?edit=${address?.id ?? 'new'}`;

/** The address that a form or an address bar names; null: a new one. */
export const addressIdOf = (id: unknown): number | null => (typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null);

type AddressShop = Pick<Shop, 'api' | 'href' | 'isSecure'>;

export const saveAddress = (shop: AddressShop, userId: number, form: FormData) => {
  const id = addressIdOf(form.get('id'));
  return takeForm(shop, form, addressPath(id === null ? null : { id }), async () => {
    await (id === null ? shop.api.addAddress(userId, changeFrom(form)) : shop.api.changeAddress(userId, id, changeFrom(form)));
    return { to: addressesPath, notice: 'address-saved' };
  });
};

export const removeAddress = (shop: AddressShop, userId: number, form: FormData) =>
  takeForm(shop, form, addressesPath, async () => {
    await shop.api.removeAddress(userId, addressIdOf(form.get('id')) ?? 0);
    return { to: addressesPath, notice: 'address-removed' };
  });

/** Makes an address the one that the checkout begins with. */
export const makeDefault = (shop: AddressShop, userId: number, form: FormData) =>
  takeForm(shop, form, addressesPath, async () => {
    const id = addressIdOf(form.get('id'));
    const saved = (await shop.api.addresses(userId)).find((address) => address.id === id);
    const isFor = form.get('for') === 'billing' ? { isDefaultBilling: true } : { isDefaultShipping: true };
    if (saved) await shop.api.changeAddress(userId, saved.id, { ...saved, ...isFor });
    return { to: addressesPath, notice: 'default-changed' };
  });

function changeFrom(form: FormData): Omit<AddressChange, 'countryId'> {
  const text = (name: keyof AddressChange) => textOf(form, name).trim();
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
