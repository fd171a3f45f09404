import { html } from './html.ts';
import { button, layout, styles } from './layout.ts';
import { textsIn, type MailLanguage } from './texts/texts-in.ts';
import type { WrittenMail } from './written-mail.ts';

export interface OrderUnpaidData {
  /** The shop's language: `en`, `de`, `el`, `bn`; another is written in English, as far as the merchant has no words of his own. */
  language: MailLanguage;
  shopName: string;
  shopUrl: string;
  /** Where it is bought again. */
  buyUrl: string;
  firstName: string;
  orderNumber: string;
}

/** The mail that says that an order was given up because it was not paid, and how to buy again. */
export function orderUnpaidMail({ language, shopName, shopUrl, buyUrl, firstName, orderNumber }: OrderUnpaidData): WrittenMail {
  const { texts, tag } = textsIn(language);
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
