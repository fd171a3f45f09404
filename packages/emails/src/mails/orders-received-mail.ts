import { createFormats } from '../formats.ts';
import { html } from '../html.ts';
import { layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage } from '../mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

interface ReceivedOrder {
  orderNumber: string;
  /** Page of the order. */
  url: string;
  lines: readonly { name: string; quantity: number }[];
  /** Major units. */
  total: number;
  currency: string;
  /** Decimals of the currency: 2 for most, 0 for yen. */
  decimals: number;
}

/** Data of the email about several orders that wait for a call. */
export interface OrdersReceivedData {
  /** The recipient's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  orders: readonly ReceivedOrder[];
}

/** Writes one email about several unconfirmed orders of one address. It contains no name, because another person may have typed the address. */
export function ordersReceivedMail({ language, shopName, shopUrl, orders }: OrdersReceivedData): RenderedMail {
  const { t, tag } = getMailTexts(language);
  const subject = t('ordersReceived.subject', { shop: shopName });
  const [heading, intro, note] = [t('ordersReceived.heading'), t('ordersReceived.intro'), t('ordersReceived.note')];
  const footer = t('order.footer', { shop: shopName });
  const listed = orders.map(({ orderNumber, url, lines, total, currency, decimals }) => ({
    title: `${t('order.orderNumber')}: ${orderNumber}`,
    url,
    pieces: lines.map(({ name, quantity }) => `${quantity} × ${name}`),
    total: `${t('order.total')}: ${createFormats(tag, { currency, decimals }).amount(total)}`,
  }));
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: intro,
      body: html`<h1 style="${styles.heading}">${heading}</h1>
        <p style="${styles.text}">${intro}</p>
        ${listed.map(
          ({ title, url, pieces, total }) =>
            html`<p style="${styles.text}">
              <a href="${url}" style="${styles.strong}color:inherit;">${title}</a>${pieces.map((piece) => html`<br />${piece}`)}<br />${total}
            </p>`,
        )}
        <p style="${styles.quiet}margin:16px 0 0;">${note}</p>`,
      footer,
    }),
    text: `${[
      shopName,
      `${heading}\n${intro}`,
      ...listed.map(({ title, url, pieces, total }) => [title, ...pieces, total, url].join('\n')),
      note,
      footer,
    ].join('\n\n')}\n`,
  };
}

export const ordersReceivedKinds: readonly MailKind[] = [
  {
    code: 'orders-received',
    name: 'Several orders wait for a call',
    own: ['ordersReceived.'],
    shared: ['order.footer', 'order.orderNumber', 'order.total'],
    example: (facts) =>
      ordersReceivedMail({
        ...facts,
        orders: [1, 2].map((count) => ({
          orderNumber: `R-EXAMPLE-${count}`,
          url: `${facts.shopUrl}/Track/Order`,
          lines: [{ name: 'Linen shirt', quantity: count }],
          total: 49.9 * count,
          currency: facts.currency,
          decimals: facts.decimals,
        })),
      }),
  },
];
