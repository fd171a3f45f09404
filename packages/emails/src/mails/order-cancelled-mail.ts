import { createFormats } from '../formats.ts';
import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage } from '../mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

/** Data of an email about a cancelled order. */
export interface OrderCancelledData {
  /** The recipient's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  shopUrl: string;
  trackUrl: string;
  firstName: string;
  orderNumber: string;
  /** Refund in major units; null: nothing was paid. */
  refund: number | null;
  currency: string;
  /** Decimals of the currency: 2 for most, 0 for yen. */
  decimals: number;
}

/** Writes the email about a cancelled order, with its refund. */
export function orderCancelledMail({ language, shopName, shopUrl, trackUrl, firstName, orderNumber, ...paid }: OrderCancelledData): RenderedMail {
  const { t, tag } = getMailTexts(language);
  const subject = t('orderCancelled.subject', { shop: shopName, orderNumber });
  const [greeting, footer] = [t('order.greeting', { firstName }), t('order.footer', { shop: shopName })];
  const [heading, intro, label] = [t('orderCancelled.heading'), t('orderCancelled.intro', { orderNumber }), t('orderCancelled.button')];
  const money =
    paid.refund === null ? t('orderCancelled.nothingPaid') : t('orderCancelled.refund', { total: createFormats(tag, paid).amount(paid.refund) });
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
        <p style="${styles.text}">${money}</p>
        ${button(label, trackUrl)}`,
      footer,
    }),
    text: `${[shopName, heading, `${greeting}\n${intro}`, money, `${label}: ${trackUrl}`, footer].join('\n\n')}\n`,
  };
}

export const orderCancelledKinds: readonly MailKind[] = [
  {
    code: 'order-cancelled',
    name: 'An order is cancelled',
    own: ['orderCancelled.'],
    shared: ['order.greeting', 'order.footer'],
    example: (facts) => orderCancelledMail({ ...facts, trackUrl: `${facts.shopUrl}/Track/Order`, refund: facts.amount }),
    forOrder: (order) => orderCancelledMail({ ...order, refund: order.total }),
  },
];
