import { isDeepStrictEqual } from 'node:util';
import { countryTextKeys } from './country-texts.ts';
import type { AdminCountry } from './admin-country.ts';
import { countriesTag, countrySettingsTag, buildCountryTag, buildCountryTextsTag, buildDeliveryTag, buildLawTag } from '../tags.ts';

/** Returns the cache tags of a changed country. They include pages of other countries only if its name, address, language or currency changed. */
export function listChangedTags(before: AdminCountry, after: AdminCountry): string[] {
  const { id } = after;
  const differs = (part: (country: AdminCountry) => unknown): boolean => !isDeepStrictEqual(part(before), part(after));
  return [
    countrySettingsTag,
    ...(differs(getMarketParts) ? [buildCountryTag(id)] : []),
    ...(differs(getShopListParts) ? [countriesTag] : []),
    ...(differs(getLegalParts) ? [buildLawTag(id)] : []),
    ...(differs(getDeliveryParts) ? [buildDeliveryTag(id)] : []),
    ...listChangedWords(before, after).map((languageId) => buildCountryTextsTag(id, languageId)),
  ];
}

/** The parts of a country that all of its pages show. */
const getMarketParts = ({
  domain,
  languageId,
  indexedLanguages,
  isActive,
  shopName,
  timeZone,
  socialLinks,
  tagManagerId,
  returnPolicy,
  currencies,
  paymentMethods,
  shippingMethods,
}: AdminCountry) => ({
  ...{ domain, languageId, indexedLanguages, isActive, shopName, timeZone, socialLinks, tagManagerId, returnPolicy },
  currencies: currencies.map(({ currency, validFrom, validUntil, dualDisplay }) => ({ currency, validFrom, validUntil, dualDisplay })),
  payments: paymentMethods.map(({ code, provider, isActive: isOffered }) => isOffered && [code, provider]),
  carriers: shippingMethods.map(({ carrier, pickupPoint, isActive: isOffered }) => isOffered && !pickupPoint && carrier),
});

/** The parts of a country that other countries' pages show. */
const getShopListParts = ({ domain, languageId, isActive }: AdminCountry) => (isActive ? { domain, languageId } : null);

/** The parts of a country that only the legal pages show. */
const getLegalParts = ({ seller, law, senderEmail, paymentMethods }: AdminCountry) => ({
  ...{ seller, law, senderEmail },
  providers: paymentMethods.map(({ provider, isActive }) => isActive && provider),
});

/** The parts of a country that determine the arrival dates and prices of its delivery methods, and the charge of cash on delivery. */
const getDeliveryParts = ({ restDays, closures, timeZone, isActive, shippingMethods, paymentMethods }: AdminCountry) => ({
  ...{ restDays, timeZone, isActive },
  closures: closures.map(({ day }) => day),
  charges: paymentMethods.map(({ code, charge, isActive: isOffered }) => isOffered && [code, charge]),
  methods: shippingMethods.map(({ code, price, freeFrom, minDays, maxDays, isActive: isOffered }) => ({
    code,
    price,
    freeFrom,
    minDays,
    maxDays,
    isOffered,
  })),
});

function listChangedWords(before: AdminCountry, after: AdminCountry): number[] {
  const listWords = ({ texts }: AdminCountry, languageId: number) => {
    const words = texts.find((text) => text.languageId === languageId);
    return countryTextKeys.map((key) => words?.[key] ?? '');
  };
  const all = [...new Set([...before.texts, ...after.texts].map(({ languageId }) => languageId))];
  return all.filter((languageId) => !isDeepStrictEqual(listWords(before, languageId), listWords(after, languageId)));
}
