import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage } from '../mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

export interface OrderUnpaidData {
  /** The recipient's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  shopUrl: string;
  /** Page where the products can be ordered again. */
  buyUrl: string;
  firstName: string;
  orderNumber: string;
}

/** Writes the email about the cancellation of an unpaid order, with a link to order again. */
export function orderUnpaidMail({ language, shopName, shopUrl, buyUrl, firstName, orderNumber }: OrderUnpaidData): RenderedMail {
  const { t, tag } = getMailTexts(language);
  const subject = t('orderUnpaid.subject', { shop: shopName, orderNumber });
  const [greeting, footer] = [t('order.greeting', { firstName }), t('order.footer', { shop: shopName })];
  const [heading, intro, late, label] = [
    t('orderUnpaid.heading'),
    t('orderUnpaid.intro', { orderNumber }),
    t('orderUnpaid.late'),
    t('orderUnpaid.button'),
  ];
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: intro,
      body: html`<h1 style="${styles.heading}">${heading}</h1>
        <p style="${styles.text}">${greeting}</p>
        <p style="${styles.text}">${intro}</p>
        <p style="${styles.text}">${late}</p>
        ${button(label, buyUrl)}`,
      footer,
    }),
    text: `${[shopName, heading, `${greeting}\n${intro}`, late, `${label}: ${buyUrl}`, footer].join('\n\n')}\n`,
  };
}

export const orderUnpaidKinds: readonly MailKind[] = [
  {
    code: 'order-unpaid',
    name: 'An order was not paid in time',
    own: ['orderUnpaid.'],
    shared: ['order.greeting', 'order.footer'],
    example: (facts) => orderUnpaidMail({ ...facts, buyUrl: `${facts.shopUrl}/Checkout` }),
    forOrder: (order) => orderUnpaidMail({ ...order, buyUrl: `${order.shopUrl}/Checkout` }),
  },
];
