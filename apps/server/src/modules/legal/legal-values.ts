import type { CountryRow, LanguageRow, PaymentMethod } from '#modules/countries';
import { providerKinds } from '#modules/payments';
import type { Values } from './fill-template.ts';

/** Date of the templates, shown on unchanged pages. */
const templateDate = '2026-11-23';

const providerNames: ReadonlyMap<string, string> = new Map(providerKinds.flatMap(({ code, name, online }) => (online ? [[code, name]] : [])));

/** The data that fills in the legal pages of a country. */
export interface LegalFacts {
  country: Pick<CountryRow, 'id' | 'code' | 'name' | 'shopName' | 'senderEmail' | 'seller' | 'law' | 'returnPolicy'>;
  language: LanguageRow;
  payment: readonly Pick<PaymentMethod, 'provider'>[];
  orderButton: string;
}

/** Returns the values of the templates, all from the country's row. */
export function buildLegalValues({ country, language: { tag }, payment, orderButton }: LegalFacts): Values {
  const providers = [...new Set(payment.flatMap(({ provider }) => providerNames.get(provider) ?? []))];
  return {
    'shop.name': escapeMarkdown(country.shopName),
    'country.name': escapeMarkdown(new Intl.DisplayNames(tag, { type: 'region' }).of(country.code) ?? country.name),
    ...buildSellerValues(country),
    ...buildLawValues(country.law ?? {}, tag),
    'payment.providers': providers.length > 0 ? new Intl.ListFormat(tag).format(providers) : null,
    'withdrawal.days': formatNumber(tag, country.returnPolicy.withdrawalDays),
    'return.days': formatNumber(tag, country.returnPolicy.returnDays),
    'return.paidBy': country.returnPolicy.paidBy,
    button: escapeMarkdown(orderButton),
    revised: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(templateDate)),
  };
}

function buildSellerValues({ seller, senderEmail }: LegalFacts['country']): Values {
  const { name, address, representative, registration, vatNumber, email, ...numbers }: Partial<NonNullable<CountryRow['seller']>> = seller ?? {};
  // A telephone number stays on one line.
  const phone = numbers.phone?.replaceAll(' ', '\u00A0');
  return {
    'seller.name': escapeMarkdown(name),
    // Addressee of a withdrawal: name, postal address, telephone number and email address (Directive 2011/83/EU, Annex I(A), note 2).
    'seller.contact': name ? escapeMarkdown([name, ...(address ?? []), phone, email || senderEmail].filter(Boolean).join(', ')) : '',
    'seller.address': escapeMarkdown(address?.join(', ')),
    'seller.represented': escapeMarkdown(representative) || null,
    'seller.register': escapeMarkdown(registration),
    'seller.vat': escapeMarkdown(vatNumber) || null,
    'seller.email': escapeMarkdown(email || senderEmail),
    'seller.phone': escapeMarkdown(phone),
  };
}

function buildLawValues(law: Partial<NonNullable<CountryRow['law']>>, tag: string): Values {
  return {
    'law.guaranteeYears': law.guaranteeYears ? String(law.guaranteeYears) : '',
    'law.burdenMonths': law.burdenMonths ? formatNumber(tag, law.burdenMonths) : '',
    'law.guarantee': escapeMarkdown(law.guarantee),
    'law.withdrawal': escapeMarkdown(law.withdrawal),
    'law.data': escapeMarkdown(law.data),
    'law.accessibility': escapeMarkdown(law.accessibility),
    'data.authority': escapeMarkdown(law.dataAuthority),
    'data.address': escapeMarkdown(law.dataAddress) || null,
    'data.web': toMarkdownLink(law.dataWeb),
    'law.imprint': toLines(law.imprint),
    'law.liability': law.liability ?? 'statutory',
    'law.dispute': law.dispute ?? 'named',
    // A seller who takes part in no dispute resolution names no body for it (§ 36 VSBG).
    'consumer.body': law.dispute === 'refused' ? null : escapeMarkdown(law.consumerBody),
    'consumer.web': law.dispute === 'refused' ? null : toMarkdownLink(law.consumerWeb),
    'accessibility.body': escapeMarkdown(law.accessibilityBody),
    'accessibility.web': law.accessibilityWeb ? toMarkdownLink(law.accessibilityWeb) : null,
  };
}

const formatNumber = (tag: string, value: number): string => new Intl.NumberFormat(tag).format(value);

/** Escapes a text for Markdown; a missing one is empty. */
const escapeMarkdown = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);

/** Returns the lines as items of a Markdown list, the first without its marker. Returns null if the country needs none. */
const toLines = (text: string | null | undefined): string | null => {
  const lines = text?.split('\n').flatMap((line) => escapeMarkdown(line.trim()) || []);
  return lines?.join('\n- ') ?? null;
};

const toMarkdownLink = (url = ''): string => (URL.canParse(url) ? `[${new URL(url).host}](${url})` : '');
