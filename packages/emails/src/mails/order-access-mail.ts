import { formatDate } from '../formats.ts';
import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';
import { examplePieces } from '../order/example-order.ts';
import { formatReturnedPiece, type ReturnedPiece } from '../order/returned-piece.ts';
import { getMailTexts, listLines, type MailKindOf, type MailLanguage } from '../mail-texts.ts';

export type OrderAccessMailKind = MailKindOf<'orderAccess'>;

/** Data of an email to the address of an order, after its numbers were entered. */
export interface OrderAccessMailData {
  kind: OrderAccessMailKind;
  /** The recipient's language, optionally with the merchant's own sentences. */
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
  /** The subject of the request: pieces, or the name of a product. */
  pieces: readonly (ReturnedPiece | string)[];
}

/** Writes an email whose link opens the order for its owner, or confirms a request that was made with the order numbers. */
export function orderAccessMail({ kind, language, shopName, shopUrl, link, firstName, orderNumber, ...data }: OrderAccessMailData): RenderedMail {
  const { t, tag } = getMailTexts(language);
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: data.timeZone }).format(data.at);
  const at = `${time} (${data.timeZone.replaceAll('_', ' ')})`;
  const letter = `orderAccess.${kind}` as const;
  const values = { shop: shopName, orderNumber, at, day: formatDate(tag, data.until) };
  const [subject, heading, label] = [t(`${letter}.subject`, values), t(`${letter}.heading`), t(`${letter}.button`)];
  const lines = listLines(t, letter, values);
  const [greeting, footer] = [t('order.greeting', { firstName }), t('orderAccess.footer', { shop: shopName })];
  const pieces = data.pieces.map((piece) => (typeof piece === 'string' ? piece : formatReturnedPiece(piece, t)));
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: lines[0] ?? '',
      body: html`<h1 style="${styles.heading}">${heading}</h1>
        <p style="${styles.text}">${greeting}</p>
        ${lines.map((line) => html`<p style="${styles.text}">${line}</p>`)}
        ${
          pieces.length === 0
            ? null
            : html`<p style="${styles.text}">
                <span style="${styles.quiet}">${t('returns.pieces')}</span>${pieces.map(
                  (piece) => html`<br /><span style="${styles.strong}">${piece}</span>`,
                )}
              </p>`
        }
        ${button(label, link)}`,
      footer,
    }),
    text: `${[
      shopName,
      heading,
      `${greeting}\n${lines.join('\n\n')}`,
      ...(pieces.length === 0 ? [] : [`${t('returns.pieces')}:\n${pieces.join('\n')}`]),
      `${label}:\n${link}`,
      footer,
    ].join('\n\n')}\n`,
  };
}

/** The purpose of each email. */
const purposes: Readonly<Record<OrderAccessMailKind, string>> = {
  link: 'The link of an order was asked for with its numbers',
  return: 'A return by the numbers of an order waits for confirmation',
  withdrawal: 'A withdrawal by the numbers of an order waits for confirmation',
  review: 'A review by the numbers of an order waits for confirmation',
};

export const orderAccessKinds: readonly MailKind[] = (Object.keys(purposes) as OrderAccessMailKind[]).map((kind) => ({
  code: `order-access-${kind}`,
  name: purposes[kind],
  own: [`orderAccess.${kind}.`],
  shared: ['order.greeting', 'orderAccess.footer', ...(kind === 'link' ? [] : ['returns.pieces', 'returns.sealed'])],
  example: (facts) =>
    orderAccessMail({
      kind,
      ...facts,
      link: `${facts.shopUrl}/orders/confirm`,
      until: '2026-12-31',
      pieces: kind === 'link' ? [] : examplePieces.map((piece) => ({ ...piece, isSealed: false })),
    }),
}));
