import type { TextKey } from '@selvedge/i18n/texts';

/** The legal pages, the same in each language. */
export const legalPageKeys = ['imprint', 'privacy', 'terms', 'withdrawal', 'guarantee', 'accessibility'] as const;
export type LegalPageKey = (typeof legalPageKeys)[number];

/** Returns the template of a text: Markdown with placeholders. */
type GetText = (key: TextKey<'legal'>) => string;

/** Writes a part of a page in Markdown. */
type Part = (getText: GetText) => string;

const heading =
  (key: TextKey<'legal'>): Part =>
  (getText) =>
    `## ${getText(key)}`;
const paragraph =
  (key: TextKey<'legal'>): Part =>
  (getText) =>
    getText(key);
const list =
  (...keys: TextKey<'legal'>[]): Part =>
  (getText) =>
    keys.map((key) => `- ${getText(key)}`).join('\n');
const steps =
  (...keys: TextKey<'legal'>[]): Part =>
  (getText) =>
    keys.map((key, index) => `${index + 1}. ${getText(key)}`).join('\n');
const note =
  (key: TextKey<'legal'>): Part =>
  (getText) =>
    `*${getText(key)}*`;
/** A list of values of the country, without texts. */
const values =
  (...placeholders: string[]): Part =>
  () =>
    placeholders.map((placeholder) => `- {${placeholder}}`).join('\n');
/** Parts for countries of the European Union, and others for countries outside. */
const byPlace =
  ({ union = [], outside = [] }: { union?: readonly Part[]; outside?: readonly Part[] }): Part =>
  (getText) =>
    [
      ...(union.length > 0 ? [`{#union}\n${write(union, getText)}\n{/union}`] : []),
      ...(outside.length > 0 ? [`{#outside}\n${write(outside, getText)}\n{/outside}`] : []),
    ].join('\n');

const write = (parts: readonly Part[], getText: GetText): string => parts.map((part) => part(getText)).join('\n\n');

const version = note('version');

/** The parts of each page. The texts are in `legal.json` of each language. */
const pages: Readonly<Record<LegalPageKey, readonly Part[]>> = {
  imprint: [
    heading('imprint.seller.heading'),
    list('imprint.seller.name', 'imprint.seller.address', 'imprint.seller.represented', 'imprint.seller.register', 'imprint.seller.vat'),
    heading('imprint.contact.heading'),
    list('imprint.contact.email', 'imprint.contact.phone', 'imprint.contact.message'),
    paragraph('imprint.contact.responsible'),
    values('law.imprint'),
    heading('imprint.dispute.heading'),
    paragraph('imprint.dispute.body'),
    values('consumer.body', 'consumer.web'),
    byPlace({ union: [paragraph('imprint.dispute.union')] }),
  ],
  privacy: [
    heading('privacy.controller.heading'),
    paragraph('privacy.controller.name'),
    paragraph('privacy.controller.law'),
    heading('privacy.visit.heading'),
    paragraph('privacy.visit.text'),
    heading('privacy.cookies.heading'),
    paragraph('privacy.cookies.necessary'),
    list('privacy.cookies.signIn', 'privacy.cookies.cart', 'privacy.cookies.place', 'privacy.cookies.choice'),
    paragraph('privacy.cookies.others'),
    list('privacy.cookies.statistics', 'privacy.cookies.advertising'),
    paragraph('privacy.cookies.change'),
    heading('privacy.order.heading'),
    paragraph('privacy.order.needed'),
    list('privacy.order.carrier', 'privacy.order.payment', 'privacy.order.mail', 'privacy.order.hosting'),
    paragraph('privacy.order.invoices'),
    heading('privacy.account.heading'),
    list('privacy.account.account', 'privacy.account.messages', 'privacy.account.reviews', 'privacy.account.cart'),
    heading('privacy.newsletter.heading'),
    paragraph('privacy.newsletter.text'),
    heading('privacy.wheel.heading'),
    paragraph('privacy.wheel.text'),
    heading('privacy.partners.heading'),
    paragraph('privacy.partners.text'),
    paragraph('privacy.partners.link'),
    heading('privacy.transfer.heading'),
    byPlace({ union: [paragraph('privacy.transfer.union')], outside: [paragraph('privacy.transfer.outside')] }),
    heading('privacy.rights.heading'),
    list(
      'privacy.rights.access',
      'privacy.rights.rectification',
      'privacy.rights.portability',
      'privacy.rights.objection',
      'privacy.rights.withdrawal',
    ),
    paragraph('privacy.rights.account'),
    heading('privacy.complaint.heading'),
    paragraph('privacy.complaint.text'),
    values('data.authority', 'data.address', 'data.web'),
    version,
  ],
  terms: [
    heading('terms.contract.heading'),
    paragraph('terms.contract.text'),
    heading('terms.conclusion.heading'),
    paragraph('terms.conclusion.order'),
    paragraph('terms.conclusion.language'),
    heading('terms.price.heading'),
    paragraph('terms.price.text'),
    byPlace({ union: [paragraph('terms.price.reduction')] }),
    heading('terms.delivery.heading'),
    paragraph('terms.delivery.text'),
    paragraph('terms.delivery.property'),
    heading('terms.returns.heading'),
    byPlace({ union: [paragraph('terms.returns.withdrawal')] }),
    paragraph('terms.returns.text'),
    heading('terms.defects.heading'),
    byPlace({ union: [paragraph('terms.defects.union')], outside: [paragraph('terms.defects.outside')] }),
    heading('terms.coupons.heading'),
    paragraph('terms.coupons.text'),
    heading('terms.reviews.heading'),
    paragraph('terms.reviews.text'),
    heading('terms.liability.heading'),
    paragraph('terms.liability.text'),
    heading('terms.law.heading'),
    byPlace({ union: [paragraph('terms.law.union')], outside: [paragraph('terms.law.outside')] }),
    paragraph('terms.law.rest'),
    version,
  ],
  withdrawal: [
    byPlace({
      union: [
        heading('withdrawal.right.heading'),
        paragraph('withdrawal.right.right'),
        paragraph('withdrawal.right.period'),
        paragraph('withdrawal.right.statement'),
        heading('withdrawal.effects.heading'),
        paragraph('withdrawal.effects.refund'),
        paragraph('withdrawal.effects.goods'),
        heading('withdrawal.exceptions.heading'),
        paragraph('withdrawal.exceptions.text'),
        values('law.withdrawal'),
        heading('withdrawal.form.heading'),
        note('withdrawal.form.use'),
        list(
          'withdrawal.form.to',
          'withdrawal.form.notice',
          'withdrawal.form.dates',
          'withdrawal.form.name',
          'withdrawal.form.address',
          'withdrawal.form.signature',
          'withdrawal.form.date',
        ),
        paragraph('withdrawal.form.delete'),
      ],
      outside: [
        paragraph('withdrawal.outside.law'),
        list('withdrawal.outside.button', 'withdrawal.outside.return'),
        paragraph('withdrawal.outside.refund'),
      ],
    }),
    version,
  ],
  guarantee: [
    byPlace({
      union: [
        heading('guarantee.right.heading'),
        paragraph('guarantee.right.text'),
        heading('guarantee.claims.heading'),
        steps('guarantee.claims.repair', 'guarantee.claims.refund'),
        paragraph('guarantee.claims.cost'),
        heading('guarantee.procedure.heading'),
        paragraph('guarantee.procedure.text'),
        heading('guarantee.limits.heading'),
        paragraph('guarantee.limits.text'),
      ],
      outside: [paragraph('guarantee.outside.text'), paragraph('guarantee.outside.complaint'), values('consumer.body', 'consumer.web')],
    }),
    version,
  ],
  accessibility: [
    heading('accessibility.aim.heading'),
    paragraph('accessibility.aim.text'),
    list('accessibility.aim.law'),
    heading('accessibility.service.heading'),
    paragraph('accessibility.service.text'),
    heading('accessibility.tests.heading'),
    paragraph('accessibility.tests.text'),
    heading('accessibility.limits.heading'),
    list('accessibility.limits.sellers', 'accessibility.limits.payment', 'accessibility.limits.untranslated'),
    heading('accessibility.contact.heading'),
    paragraph('accessibility.contact.text'),
    byPlace({ union: [paragraph('accessibility.contact.authority'), values('accessibility.body', 'accessibility.web')] }),
    version,
  ],
};

/** Returns the body of a page in Markdown. */
export const writePage = (page: LegalPageKey, getText: GetText): string => write(pages[page], getText);
