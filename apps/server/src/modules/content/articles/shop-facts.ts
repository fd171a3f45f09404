import { getTexts, type Translate } from '@selvedge/i18n/texts';
import { formatPrice } from '#kit/format-price';
import { findLanguage, getCountry, listDeliveryTerms, listPaymentTerms, type PaymentMethod, type ShippingMethod } from '#modules/countries';
import { isPaidOnDelivery } from '#modules/payments';
import type { Db } from '#platform/database';

/** The placeholders that a question or page may contain, such as `{returnDays}`. */
const factNames = ['returnDays', 'returnCost', 'deliveryMethods', 'cashOnDelivery'] as const;

/** Costs and periods from the settings of a country, as Markdown in one language. */
export type ShopFacts = Readonly<Record<(typeof factNames)[number], string>>;

/** Returns the values of the placeholders for a country. @throws CountryNotFound */
export async function getShopFacts(db: Db, { countryId, languageId }: { countryId: number; languageId: number }): Promise<ShopFacts> {
  const language = (await findLanguage(db, languageId))?.code ?? 'en';
  const { t, tag } = getTexts('help', language);
  const { returnPolicy } = await getCountry(db, countryId);
  return {
    returnDays: new Intl.NumberFormat(tag).format(returnPolicy.returnDays),
    returnCost: returnPolicy.paidBy === 'shop' ? t('returns.free') : t('returns.paidByCustomer'),
    deliveryMethods: writeMethods(await listDeliveryTerms(db, countryId), { t, tag, language }),
    cashOnDelivery: writeCash(
      (await listPaymentTerms(db, countryId)).find(({ code }) => isPaidOnDelivery(code)),
      { t, tag },
    ),
  };
}

/** Replaces the placeholders of a text. Other words in braces are kept. */
export const fillFacts = (text: string, facts: ShopFacts | null): string =>
  facts ? factNames.reduce((filled, name) => filled.replaceAll(`{${name}}`, () => facts[name]), text) : text;

/** The names of delivery methods by code. A method with another code is shown with the name of its carrier only. */
const methodNames = new Map([
  ['courier', 'order.shippingMethods.courier'],
  ['express', 'order.shippingMethods.express'],
  ['locker', 'order.shippingMethods.locker'],
  ['pickup', 'order.shippingMethods.pickup'],
] as const);
type MethodName = Parameters<(typeof methodNames)['set']>[1];

interface Setting {
  t: Translate<'help'>;
  tag: string;
}

function writeMethods(methods: readonly ShippingMethod[], { t, tag, language }: Setting & { language: string }): string {
  if (methods.length === 0) return t('delivery.none');
  const names = getTexts('mails', language).t;
  return methods
    .map(({ code, carrier, price, freeFrom, currency, minDays, maxDays }) => {
      const key = (methodNames as ReadonlyMap<string, MethodName>).get(code);
      const name = key ? `**${names(key)}** (${carrier})` : `**${carrier}**`;
      const amount = (minor: number) => formatPrice(minor, { tag, currency });
      const line =
        price === 0
          ? t('delivery.free', { name })
          : freeFrom === null
            ? t('delivery.paid', { name, price: amount(price) })
            : t('delivery.freeFrom', { name, price: amount(price), amount: amount(freeFrom) });
      return `- ${line}, ${writeDays({ minDays, maxDays }, { t, tag })}`;
    })
    .join('\n');
}

function writeDays({ minDays, maxDays }: Pick<ShippingMethod, 'minDays' | 'maxDays'>, { t, tag }: Setting): string {
  const { format } = new Intl.NumberFormat(tag);
  const days = minDays === maxDays ? format(maxDays) : `${format(minDays)}–${format(maxDays)}`;
  return t('delivery.workingDays', { days, until: maxDays });
}

function writeCash(method: PaymentMethod | undefined, { t, tag }: Setting): string {
  if (!method) return t('cash.unavailable');
  return method.charge === 0 ? t('cash.free') : t('cash.charge', { amount: formatPrice(method.charge, { tag, currency: method.currency }) });
}
