import type { CountryRow, LanguageRow, PaymentMethod } from '#modules/countries';
import type { Values } from './fill-template.ts';

/** The day of the templates: a page that nobody has changed is of this day. */
const templatesOf = '2026-11-23';
/** The shop's own, in every country. */
const daysToReturn = 100;

const providerNames: Readonly<Record<string, string>> = { stripe: 'Stripe', sslcommerz: 'SSLCommerz' };

interface Standing {
  country: CountryRow;
  language: LanguageRow;
  payment: readonly Pick<PaymentMethod, 'provider'>[];
  orderButton: string;
}

/** What the templates are filled with: all of it from the country's row. */
export function legalValues({ country, language: { tag }, payment, orderButton }: Standing): Values {
  const { seller, law } = country;
  const providers = [...new Set(payment.flatMap(({ provider }) => providerNames[provider] ?? []))];
  return {
    'shop.name': plain(country.shopName),
    'country.name': plain(new Intl.DisplayNames(tag, { type: 'region' }).of(country.code) ?? country.name),
    'seller.name': plain(seller?.name ?? ''),
    'seller.address': plain((seller?.address ?? []).join(', ')),
    'seller.represented': seller?.representative ? plain(seller.representative) : null,
    'seller.register': plain(seller?.registration ?? ''),
    'seller.vat': seller?.vatNumber ? plain(seller.vatNumber) : null,
    'seller.email': plain(seller?.email || (country.senderEmail ?? '')),
    'seller.phone': plain(seller?.phone ?? ''),
    'law.guaranteeYears': law?.guaranteeYears ? String(law.guaranteeYears) : '',
    'law.burdenMonths': law?.burdenMonths ? numberIn(tag, law.burdenMonths) : '',
    'law.withdrawalDays': law?.withdrawalDays ? numberIn(tag, law.withdrawalDays) : '',
    'law.guarantee': plain(law?.guarantee ?? ''),
    'law.withdrawal': plain(law?.withdrawal ?? ''),
    'law.data': plain(law?.data ?? ''),
    'law.accessibility': plain(law?.accessibility ?? ''),
    'data.authority': plain(law?.dataAuthority ?? ''),
    'data.address': law?.dataAddress ? plain(law.dataAddress) : null,
    'data.web': linked(law?.dataWeb ?? ''),
    'consumer.body': plain(law?.consumerBody ?? ''),
    'consumer.web': linked(law?.consumerWeb ?? ''),
    'accessibility.body': plain(law?.accessibilityBody ?? ''),
    'accessibility.web': law?.accessibilityWeb ? linked(law.accessibilityWeb) : null,
    'payment.providers': providers.length > 0 ? new Intl.ListFormat(tag).format(providers) : '',
    'return.days': numberIn(tag, daysToReturn),
    button: plain(orderButton),
    revised: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(templatesOf)),
  };
}

const numberIn = (tag: string, value: number): string => new Intl.NumberFormat(tag).format(value);

/** As text: no sign of it means anything to Markdown. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);

const linked = (url: string): string => (URL.canParse(url) ? `[${new URL(url).host}](${url})` : '');
