import { formatsFor } from './formats.ts';
import { html } from './html.ts';
import { button, layout, styles } from './layout.ts';
import { textsIn, type MailLanguage } from './texts/texts-in.ts';
import type { WrittenMail } from './written-mail.ts';

/** All that is said of an order that was given up. */
export interface OrderCancelledData {
  /** The shop's language: `en`, `de`, `el`, `bn`; another is written in English, as far as the merchant has no words of his own. */
  language: MailLanguage;
  shopName: string;
  shopUrl: string;
  trackUrl: string;
  firstName: string;
  orderNumber: string;
  /** What goes back, in major units; null: nothing was paid. */
  refund: number | null;
  currency: string;
  /** Of the currency's minor unit: 2 for most, 0 for yen. */
  decimals: number;
}

/** The mail that says that an order will not come, and what becomes of the money. */
export function orderCancelledMail({ language, shopName, shopUrl, trackUrl, firstName, orderNumber, ...paid }: OrderCancelledData): WrittenMail {
  const { texts, tag } = textsIn(language);
  const say = texts.orderCancelled;
  const subject = say.subject(shopName, orderNumber);
  const [greeting, intro, footer] = [texts.order.greeting(firstName), say.intro(orderNumber), texts.order.footer(shopName)];
  const money = paid.refund === null ? say.nothingPaid : say.refund(formatsFor(tag, paid).amount(paid.refund));
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
        <p style="${styles.text}">${money}</p>
        ${button(say.button, trackUrl)}`,
      footer,
    }),
    text: `${[shopName, say.heading, `${greeting}\n${intro}`, money, `${say.button}: ${trackUrl}`, footer].join('\n\n')}\n`,
  };
}
