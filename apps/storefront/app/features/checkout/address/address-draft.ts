import type { AddressChange, CheckoutDraft, SavedAddress } from '@selvedge/server/contract';
import type { AddressPart } from '#lib/forms/address-form.ts';
import { toBillingField } from '../form/field-checks.ts';

/** One of the two addresses of the checkout. */
export type AddressKind = 'shipping' | 'billing';

const parts = ['firstName', 'lastName', 'address', 'addressExtra', 'postalCode', 'city', 'state'] as const satisfies readonly AddressPart[];
type DraftAddress = Pick<SavedAddress, (typeof parts)[number] | 'countryCode'>;

/** Converts a saved address to form fields. A delivery address includes the telephone number, a billing address the company. */
function toAddressDraft(saved: SavedAddress, kind: AddressKind): CheckoutDraft {
  const place = Object.fromEntries(parts.map((part) => [kind === 'billing' ? toBillingField(part) : part, saved[part]]));
  const company = { company: saved.company, vatNumber: saved.vatNumber };
  if (kind === 'billing') return { ...place, billingDiffers: 'on', billingCountryCode: saved.countryCode, ...company };
  return { ...place, ...(saved.phone && { phone: saved.phone, phoneCode: saved.phoneCode }), ...(saved.company && company) };
}

/** Returns the form fields for the value of a saved address's button, such as `shipping:12`; {} if there is no such address. */
export function toSavedAddressDraft(value: string | null, saved: readonly SavedAddress[]): CheckoutDraft {
  const [kind, id] = (value ?? '').split(':');
  const address = saved.find((known) => String(known.id) === id);
  return address && (kind === 'shipping' || kind === 'billing') ? toAddressDraft(address, kind) : {};
}

/** Returns the address in the form in the shape of a saved address. @param countryCode the shop's country, where it delivers */
export function readDraftAddress(draft: CheckoutDraft, kind: AddressKind, countryCode: string): DraftAddress {
  const read = (part: AddressPart) => (draft[kind === 'billing' ? toBillingField(part) : part] ?? '').trim();
  const place = Object.fromEntries(parts.map((part) => [part, read(part)])) as DraftAddress;
  return { ...place, countryCode: kind === 'billing' ? (draft.billingCountryCode ?? '') : countryCode };
}

/** Finds the saved address that is identical to the address in the form. */
export function findSavedAddress(draft: CheckoutDraft, kind: AddressKind, { saved, countryCode }: SavedAddresses): SavedAddress | undefined {
  const place = readDraftAddress(draft, kind, countryCode);
  return saved.find((address) => address.countryCode === place.countryCode && parts.every((part) => address[part] === place[part]));
}

/** The saved addresses of a customer at the checkout of a country's shop. */
export interface SavedAddresses {
  saved: readonly SavedAddress[];
  countryCode: string;
}

/** Returns the form's address as it is saved, with the telephone number of the form. */
export function toNewAddress(draft: CheckoutDraft, kind: AddressKind, countryCode: string): Omit<AddressChange, 'countryId'> {
  const hasCompany = kind === 'billing' || draft.billingDiffers !== 'on';
  return {
    ...readDraftAddress(draft, kind, countryCode),
    company: hasCompany ? (draft.company ?? '') : '',
    vatNumber: hasCompany ? (draft.vatNumber ?? '') : '',
    phone: draft.phone ?? '',
    phoneCode: draft.phoneCode ?? '',
    isDefaultShipping: false,
    isDefaultBilling: false,
  };
}
