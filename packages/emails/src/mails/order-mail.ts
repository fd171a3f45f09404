import { createFormats } from '../formats.ts';
import { layout } from '../layout.ts';
import { getOrderIntro, type OrderTemplateInput } from '../order/order-content.ts';
import { orderHtml } from '../order/order-html.ts';
import type { OrderMailData } from '../order/order-mail-data.ts';
import { orderText } from '../order/order-text.ts';
import { getMailTexts } from '../mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';
import { exampleOrder } from '../order/example-order.ts';

/** Writes the order confirmation: products, costs and delivery date. */
export function orderMail(data: OrderMailData): RenderedMail {
  const { t, tag } = getMailTexts(data.language);
  const writing: OrderTemplateInput = { data, t, formats: createFormats(tag, data) };
  const { subject, intro } = getOrderIntro(writing);
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName: data.shopName,
      shopUrl: data.shopUrl,
      preview: intro,
      body: orderHtml(writing),
      footer: t('order.footer', { shop: data.shopName }),
    }),
    text: orderText(writing),
  };
}

export const orderKinds: readonly MailKind[] = [
  {
    code: 'order-confirmation',
    name: 'An order is confirmed',
    own: ['order.'],
    shared: [],
    example: (facts) => orderMail(exampleOrder(facts)),
    forOrder: orderMail,
  },
];
