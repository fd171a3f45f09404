import type { AddressChange, CheckoutDraft, SavedAddress } from '@selvedge/server/contract';
import type { AddressPart } from '#lib/address-form.ts';
import { billingName } from './field-checks.ts';

/** Which of the checkout's two addresses. */
export type AddressKind = 'shipping' | 'billing';

const parts = ['firstName', 'lastName', 'address', 'addressExtra', 'postalCode', 'city', 'state'] as const satisfies readonly AddressPart[];
type Place = Pick<SavedAddress, (typeof parts)[number] | 'countryCode'>;

/** An address of the address book as fields of the form. A delivery brings its telephone number along, and a bill its company. */
function draftOfAddress(saved: SavedAddress, kind: AddressKind): CheckoutDraft {
  const place = Object.fromEntries(parts.map((part) => [kind === 'billing' ? billingName(part) : part, saved[part]]));
  const company = { company: saved.company, vatNumber: saved.vatNumber };
  if (kind === 'billing') return { ...place, billingDiffers: 'on', billingCountryCode: saved.countryCode, ...company };
  return { ...place, ...(saved.phone && { phone: saved.phone, phoneCode: saved.phoneCode }), ...(saved.company && company) };
}

/** What the button of a saved address stands for, by its value such as `shipping:12`; nothing where there is no such address. */
export function draftOfSaved(value: string | null, saved: readonly SavedAddress[]): CheckoutDraft {
  const [kind, id] = (value ?? '').split(':');
  const address = saved.find((known) => String(known.id) === id);
  return address && (kind === 'shipping' || kind === 'billing') ? draftOfAddress(address, kind) : {};
}

/** The address that the form has, as one of the address book would be. @param countryCode of the shop: where it delivers */
export function placeInDraft(draft: CheckoutDraft, kind: AddressKind, countryCode: string): Place {
  const read = (part: AddressPart) => (draft[kind === 'billing' ? billingName(part) : part] ?? '').trim();
  const place = Object.fromEntries(parts.map((part) => [part, read(part)])) as unknown as Place;
  return { ...place, countryCode: kind === 'billing' ? (draft.billingCountryCode ?? '') : countryCode };
}

/** The saved address that the form has at the moment, letter by letter. */
export function savedInDraft(draft: CheckoutDraft, kind: AddressKind, { saved, countryCode }: SavedAddresses): SavedAddress | undefined {
  const place = placeInDraft(draft, kind, countryCode);
  return saved.find((address) => address.countryCode === place.countryCode && parts.every((part) => address[part] === place[part]));
}

/** A customer's address book at the checkout of a country's shop. */
export interface SavedAddresses {
  saved: readonly SavedAddress[];
  countryCode: string;
}

/** What the form's address is once it is kept: with the form's telephone number. */
export function addressToKeep(draft: CheckoutDraft, kind: AddressKind, countryCode: string): Omit<AddressChange, 'countryId'> {
  const hasCompany = kind === 'billing' || draft.billingDiffers !== 'on';
  return {
    ...placeInDraft(draft, kind, countryCode),
    company: hasCompany ? (draft.company ?? '') : '',
    vatNumber: hasCompany ? (draft.vatNumber ?? '') : '',
    phone: draft.phone ?? '',
    phoneCode: draft.phoneCode ?? '',
    isDefaultShipping: false,
    isDefaultBilling: false,
  };
}
