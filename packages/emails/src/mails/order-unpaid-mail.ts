import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage } from '../texts/get-mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

export interface OrderUnpaidData {
  /** The reader's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  shopUrl: string;
  /** Page where the products can be ordered again. */
  buyUrl: string;
  firstName: string;
  orderNumber: string;
}

/** Writes the mail that an unpaid order was cancelled, with a link to order again. */
export function orderUnpaidMail({ language, shopName, shopUrl, buyUrl, firstName, orderNumber }: OrderUnpaidData): RenderedMail {
  const { texts, tag } = getMailTexts(language);
  const say = texts.orderUnpaid;
  const subject = say.subject(shopName, orderNumber);
  const [greeting, intro, footer] = [texts.order.greeting(firstName), say.intro(orderNumber), texts.order.footer(shopName)];
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: intro,
      body: html`<h1 style="${styles.heading}">${say.heading}</h1>
        <p style="${styles.text}">${greeting}</p>
        <p style="${styles.text}">${intro}</p>
        <p style="${styles.text}">${say.late}</p>
        ${button(say.button, buyUrl)}`,
      footer,
    }),
    text: `${[shopName, say.heading, `${greeting}\n${intro}`, say.late, `${say.button}: ${buyUrl}`, footer].join('\n\n')}\n`,
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
