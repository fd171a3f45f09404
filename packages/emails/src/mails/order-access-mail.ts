import { formatDate } from '../formats.ts';
import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import { getMailTexts, type MailLanguage } from '../texts/get-mail-texts.ts';
import type { OrderAccessMailKind } from '../texts/order-access-texts.ts';

/** Data of a mail to the address of an order, after its numbers were entered. */
export interface OrderAccessMailData {
  kind: OrderAccessMailKind;
  /** The reader's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  /** The page that opens the order, or confirms the request. */
  link: string;
  firstName: string;
  orderNumber: string;
  /** Time of the request. A withdrawal counts from then on. */
  at: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  /** ISO date of the last day on which it can be confirmed. */
  until: string;
  /** What it is about, one item per line: `1 × Linen shirt, Navy, M`. */
  pieces: readonly string[];
}

/** Writes a mail by which the owner of an order opens it, or confirms what was asked for with its numbers. */
export function orderAccessMail({ kind, language, shopName, shopUrl, link, firstName, orderNumber, ...data }: OrderAccessMailData): RenderedMail {
  const { texts, tag } = getMailTexts(language);
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: data.timeZone }).format(data.at);
  const at = `${time} (${data.timeZone.replaceAll('_', ' ')})`;
  const letter = texts.orderAccess.letters[kind]({ shop: shopName, orderNumber, at, day: formatDate(tag, data.until) });
  const [greeting, footer] = [texts.order.greeting(firstName), texts.orderAccess.footer(shopName)];
  const { pieces } = data;
  return {
    subject: letter.subject,
    html: layout({
      lang: tag,
      title: letter.subject,
      shopName,
      shopUrl,
      preview: letter.lines[0] ?? '',
      body: html`<h1 style="${styles.heading}">${letter.heading}</h1>
        <p style="${styles.text}">${greeting}</p>
        ${letter.lines.map((line) => html`<p style="${styles.text}">${line}</p>`)}
        ${
          pieces.length === 0
            ? null
            : html`<p style="${styles.text}">
                <span style="${styles.quiet}">${texts.returns.pieces}</span>${pieces.map(
                  (piece) => html`<br /><span style="${styles.strong}">${piece}</span>`,
                )}
              </p>`
        }
        ${button(letter.button, link)}`,
      footer,
    }),
    text: `${[
      shopName,
      letter.heading,
      `${greeting}\n${letter.lines.join('\n\n')}`,
      ...(pieces.length === 0 ? [] : [`${texts.returns.pieces}:\n${pieces.join('\n')}`]),
      `${letter.button}:\n${link}`,
      footer,
    ].join('\n\n')}\n`,
  };
}
