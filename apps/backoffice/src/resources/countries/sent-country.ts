import type { CountryRecord } from '@selvedge/server/admin/settings';

/** A form field that was emptied may be null or undefined. */
const text = (value: string | null | undefined): string => value ?? '';
const lines = (value: readonly string[] | undefined): string[] => (value ?? []).filter((line) => line.trim() !== '');

/** Converts a country's form for saving: a section whose first field is empty is left out. */
export function sentCountry(form: CountryRecord): CountryRecord {
  const { seller, law, dualDisplay } = form;
  return {
    ...form,
    seller: seller?.name
      ? {
          name: seller.name,
          address: lines(seller.address),
          vatNumber: text(seller.vatNumber),
          registration: text(seller.registration),
          representative: text(seller.representative),
          email: text(seller.email),
          phone: text(seller.phone),
        }
      : null,
    law: law && sentLaw(law),
    tagManagerId: form.tagManagerId?.trim() || null,
    dualDisplay: dualDisplay?.currency ? dualDisplay : null,
    closures: form.closures.map(({ day, reason }) => ({ day, reason: text(reason) })),
    shippingMethods: form.shippingMethods.map((method) => ({
      ...method,
      pickupPoint: method.pickupPoint?.name ? { name: method.pickupPoint.name, address: lines(method.pickupPoint.address) } : null,
    })),
  };
}

type Law = NonNullable<CountryRecord['law']>;

const sentLaw = ({ guaranteeYears, burdenMonths, ...words }: Law): Law => ({
  guaranteeYears: guaranteeYears ?? null,
  burdenMonths: burdenMonths ?? null,
  guarantee: text(words.guarantee),
  withdrawal: text(words.withdrawal),
  data: text(words.data),
  dataAuthority: text(words.dataAuthority),
  dataAddress: text(words.dataAddress),
  dataWeb: text(words.dataWeb),
  consumerBody: text(words.consumerBody),
  consumerWeb: text(words.consumerWeb),
  accessibility: text(words.accessibility),
  accessibilityBody: text(words.accessibilityBody),
  accessibilityWeb: text(words.accessibilityWeb),
});
