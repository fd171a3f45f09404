import { isDeepStrictEqual } from 'node:util';
import { countryTextKeys } from './country-texts.ts';
import type { StaffCountry } from './staff-country.ts';
import { countriesTag, countrySettingsTag, countryTag, countryWordsTag, deliveryTag, lawTag } from './tags.ts';

/** What shows a change of a country: pages of others only where its name, address, language or currency stands among theirs. */
export function tagsOfChange(before: StaffCountry, after: StaffCountry): string[] {
  const { id } = after;
  const differs = (part: (country: StaffCountry) => unknown): boolean => !isDeepStrictEqual(part(before), part(after));
  return [
    countrySettingsTag,
    ...(differs(onEachPage) ? [countryTag(id)] : []),
    ...(differs(amongTheShops) ? [countriesTag] : []),
    ...(differs(lawful) ? [lawTag(id)] : []),
    ...(differs(arrival) ? [deliveryTag(id)] : []),
    ...changedWords(before, after).map((languageId) => countryWordsTag(id, languageId)),
  ];
}

/** What the market's answer says of a country itself. */
const onEachPage = ({ domain, languageId, indexedLanguages, isActive, shopName, timeZone, socialLinks, tagManagerId, currencies }: StaffCountry) => ({
  ...{ domain, languageId, indexedLanguages, isActive, shopName, timeZone, socialLinks, tagManagerId },
  currencies: currencies.map(({ currency, validFrom, validUntil, dualDisplay }) => ({ currency, validFrom, validUntil, dualDisplay })),
});

/** What a page says of the shop's other countries. */
const amongTheShops = ({ domain, languageId, isActive }: StaffCountry) => (isActive ? { domain, languageId } : null);

/** What the legal pages are filled in from, besides what stands on each page. */
const lawful = ({ seller, law, senderEmail, paymentMethods }: StaffCountry) => ({
  ...{ seller, law, senderEmail },
  providers: paymentMethods.map(({ provider, isActive }) => isActive && provider),
});

/** What the usual way's days of arrival are reckoned from. */
const arrival = ({ restDays, closures, timeZone, isActive, shippingMethods }: StaffCountry) => ({
  ...{ restDays, timeZone, isActive },
  closures: closures.map(({ day }) => day),
  methods: shippingMethods.map(({ code, minDays, maxDays, isActive: isOffered }) => ({ code, minDays, maxDays, isOffered })),
});

function changedWords(before: StaffCountry, after: StaffCountry): number[] {
  const wordsIn = ({ texts }: StaffCountry, languageId: number) => {
    const words = texts.find((text) => text.languageId === languageId);
    return countryTextKeys.map((key) => words?.[key] ?? '');
  };
  const all = [...new Set([...before.texts, ...after.texts].map(({ languageId }) => languageId))];
  return all.filter((languageId) => !isDeepStrictEqual(wordsIn(before, languageId), wordsIn(after, languageId)));
}
