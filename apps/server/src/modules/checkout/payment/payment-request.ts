import { findLanguage, getCountry, listPaymentTerms } from '#modules/countries';
import type { PlacedOrderRow } from '#modules/orders';
import { findOnlineProvider } from '#modules/payments';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { returnUrls } from './return-urls.ts';

/** Builds the request to a provider to collect the money of an order. */
export async function buildPaymentRequest(db: Db, config: Config, { order, returnUrl }: { order: PlacedOrderRow; returnUrl: string | undefined }) {
  const country = await getCountry(db, order.countryId);
  const language = await findLanguage(db, order.languageId);
  const method = (await listPaymentTerms(db, order.countryId)).find(({ code }) => code === order.paymentMethod);
  const provider = findOnlineProvider(method?.provider ?? '');
  return {
    reference: order.orderNumber,
    amount: order.total,
    currency: order.currency,
    method: order.paymentMethod,
    email: order.email,
    description: `${country.shopName} ${order.orderNumber}`,
    language: language?.tag ?? 'en',
    ...(provider?.needsPayer && { payer: toPayer(order) }),
    ...(await returnUrls(db, config, { country, returnUrl, isFormSent: provider?.returnsByForm ?? false })),
  };
}

const toPayer = ({ billingAddress: { firstName, lastName, address, city, postalCode, countryCode }, phone }: PlacedOrderRow) => ({
  name: `${firstName} ${lastName}`,
  phone,
  address,
  city,
  postalCode,
  country: countryCode,
});
