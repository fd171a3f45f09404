import { formatsFor } from './formats.ts';
import { html, type Html } from './html.ts';
import { button, layout, styles } from './layout.ts';
import type { OrderNewsKind } from './order-news-texts.ts';
import { textsIn, type MailLanguage } from './texts/texts-in.ts';
import type { WrittenMail } from './written-mail.ts';

/** All that a mail about an order's parcels or its money says. */
export interface OrderNewsData {
  kind: OrderNewsKind;
  /** The shop's language: `en`, `de`, `el`, `bn`; another is written in English, as far as the merchant has no words of his own. */
  language: MailLanguage;
  shopName: string;
  shopUrl: string;
  /** Where an order is looked at. */
  trackUrl: string;
  firstName: string;
  orderNumber: string;
  pieces: readonly { name: string; color: string; size: string; quantity: number }[];
  /** What goes back, major units; null: nothing. */
  amount: number | null;
  isByHand?: boolean;
  currency: string;
  /** Of the currency's minor unit: 2 for most, 0 for yen. */
  decimals: number;
  /** Of a parcel that is under way. */
  parcel?: { carrier: string; trackingNumber: string; trackingUrl: string | null } | undefined;
  /** Where it waits, one line each; empty: it comes to the address. */
  pickup?: readonly string[];
  hasMore?: boolean;
  isExchange?: boolean;
}

/** Writes what has become of an order's parcel, of some of its pieces or of its money. */
export function orderNewsMail(data: OrderNewsData): WrittenMail {
  const { kind, language, shopName: shop, shopUrl, trackUrl, firstName, orderNumber, parcel, pickup = [] } = data;
  const { texts, tag } = textsIn(language);
  const say = texts.orderNews;
  const amount = data.amount === null ? '' : formatsFor(tag, data).amount(data.amount);
  const { isByHand = false, hasMore = false, isExchange = false } = data;
  const { subject, heading, lines } = say.letters[kind]({ shop, orderNumber, amount, isByHand, hasMore, isExchange });
  const [greeting, footer] = [texts.order.greeting(firstName), texts.order.footer(shop)];
  const pieces = data.pieces.map(
    ({ name, color, size, quantity }) => `${quantity} × ${[name, color, size].filter((part) => part !== '').join(', ')}`,
  );
  const blocks = [
    { title: texts.order.orderNumber, lines: [orderNumber] },
    { title: say.pieces, lines: pieces },
    { title: say.pickup, lines: pickup },
    { title: say.carrier, lines: parcel ? [parcel.carrier] : [] },
    { title: say.trackingNumber, lines: parcel?.trackingNumber ? [parcel.trackingNumber] : [] },
  ].filter((block) => block.lines.length > 0);
  const link = parcel?.trackingUrl ? { words: say.follow, url: parcel.trackingUrl } : { words: say.look, url: trackUrl };
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName: shop,
      shopUrl,
      preview: lines[0] ?? '',
      body: html`<h1 style="${styles.heading}">${heading}</h1>
        <p style="${styles.text}">${greeting}</p>
        ${lines.map((line) => html`<p style="${styles.text}">${line}</p>`)} ${blocks.map(block)} ${button(link.words, link.url)}`,
      footer,
    }),
    text: `${[
      shop,
      heading,
      `${greeting}\n${lines.join('\n\n')}`,
      ...blocks.map(({ title, lines: rows }) => `${title}:\n${rows.join('\n')}`),
      `${link.words}:\n${link.url}`,
      footer,
    ].join('\n\n')}\n`,
  };
}

const block = ({ title, lines }: { title: string; lines: readonly string[] }): Html =>
  html`<p style="${styles.text}">
    <span style="${styles.quiet}">${title}</span>${lines.map((line) => html`<br /><span style="${styles.strong}">${line}</span>`)}
  </p>`;
