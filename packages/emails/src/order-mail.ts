import { formatsFor } from './formats.ts';
import { layout } from './layout.ts';
import { orderWords, type OrderWriting } from './order-content.ts';
import { orderHtml } from './order-html.ts';
import type { OrderMailData } from './order-mail-data.ts';
import { orderText } from './order-text.ts';
import { textsIn } from './texts/texts-in.ts';
import type { WrittenMail } from './written-mail.ts';

/** The mail that says what was ordered, what it costs, and when it comes. */
export function orderMail(data: OrderMailData): WrittenMail {
  const { texts, tag } = textsIn(data.language);
  const writing: OrderWriting = { data, texts: texts.order, formats: formatsFor(tag, data) };
  const { subject: subjectOf, intro } = orderWords(writing);
  const subject = subjectOf(data.shopName, data.orderNumber);
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName: data.shopName,
      shopUrl: data.shopUrl,
      preview: intro,
      body: orderHtml(writing),
      footer: texts.order.footer(data.shopName),
    }),
    text: orderText(writing),
  };
}
