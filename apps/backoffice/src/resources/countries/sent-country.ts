import type { CountryRecord } from '@selvedge/server/admin/settings';

/** A form field that was emptied may be null or undefined. */
const parseText = (value: string | null | undefined): string => value ?? '';
const parseLines = (value: readonly string[] | undefined): string[] => (value ?? []).filter((line) => line.trim() !== '');

/** Converts a country's form for saving: a section whose first field is empty is left out. */
export function buildCountryRequest(form: CountryRecord): CountryRecord {
  const { seller, law, dualDisplay } = form;
  return {
    ...form,
    seller: seller?.name
      ? {
          name: seller.name,
          address: parseLines(seller.address),
          vatNumber: parseText(seller.vatNumber),
          registration: parseText(seller.registration),
          representative: parseText(seller.representative),
          email: parseText(seller.email),
          phone: parseText(seller.phone),
        }
      : null,
    law: law && buildLawRequest(law),
    tagManagerId: form.tagManagerId?.trim() || null,
    dualDisplay: dualDisplay?.currency ? dualDisplay : null,
    closures: form.closures.map(({ day, reason }) => ({ day, reason: parseText(reason) })),
    shippingMethods: form.shippingMethods.map((method) => ({
      ...method,
      pickupPoint: method.pickupPoint?.name ? { name: method.pickupPoint.name, address: parseLines(method.pickupPoint.address) } : null,
    })),
  };
}

type Law = NonNullable<CountryRecord['law']>;

const buildLawRequest = ({ guaranteeYears, burdenMonths, ...words }: Law): Law => ({
  guaranteeYears: guaranteeYears ?? null,
  burdenMonths: burdenMonths ?? null,
  guarantee: parseText(words.guarantee),
  withdrawal: parseText(words.withdrawal),
  data: parseText(words.data),
  dataAuthority: parseText(words.dataAuthority),
  dataAddress: parseText(words.dataAddress),
  dataWeb: parseText(words.dataWeb),
  consumerBody: parseText(words.consumerBody),
  consumerWeb: parseText(words.consumerWeb),
  accessibility: parseText(words.accessibility),
  accessibilityBody: parseText(words.accessibilityBody),
  accessibilityWeb: parseText(words.accessibilityWeb),
  imprint: words.imprint ?? null,
  liability: words.liability ?? 'statutory',
  dispute: words.dispute ?? 'named',
});
