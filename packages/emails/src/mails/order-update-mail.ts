import { createFormats, type Formats } from '../formats.ts';
import { html, type Html } from '../html.ts';
import { goodsTable, type MailItem } from '../goods.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, type MailKindOf, type MailLanguage, type TranslateMail } from '../mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';
import { examplePieces } from '../order/example-order.ts';

type OrderUpdateKind = MailKindOf<'orderUpdate'>;

/** Data of an email about an order's parcels or refunds. */
export interface OrderUpdateData {
  kind: OrderUpdateKind;
  /** The recipient's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  shopUrl: string;
  /** The country's return window, in days after delivery. */
  returnDays: number;
  /** Page of the order. */
  trackUrl: string;
  firstName: string;
  orderNumber: string;
  pieces: readonly { name: string; color: string; size: string; imageUrl: string; quantity: number }[];
  /** Refund in major units; null: none. */
  amount: number | null;
  isByHand?: boolean;
  currency: string;
  /** Decimals of the currency: 2 for most, 0 for yen. */
  decimals: number;
  /** Parcel in transit. */
  parcel?: { carrier: string; trackingNumber: string; trackingUrl: string | null } | undefined;
  /** Lines of the pickup address; empty: delivered to the customer's address. */
  pickup?: readonly string[];
  hasMore?: boolean;
  isExchange?: boolean;
  /** How the order can still be paid. */
  voucher?: MailVoucher | undefined;
}

interface MailVoucher {
  /** The name of the payment method. */
  method: string;
  /** The numbers of the recipient and of the payment. */
  entity: string;
  reference: string;
  /** The page with the details. */
  url: string;
  /** ISO date; null: unknown. */
  payBy: string | null;
}

interface OrderUpdateFacts {
  /** Formatted. */
  returnDays: string;
  /** Formatted; '' if there is none. */
  amount: string;
  /** Whether the refund is transferred manually to a bank account instead of by the original payment method. */
  isByHand: boolean;
  /** Whether pieces of the order follow in another parcel. */
  hasMore: boolean;
  /** Whether the parcel is the replacement of an exchange. */
  isExchange: boolean;
  /** '' if there is nothing to pay. */
  method: string;
}

/** The paragraphs of each email. */
const listLines: Readonly<Record<OrderUpdateKind, (t: TranslateMail, facts: OrderUpdateFacts) => string[]>> = {
  shipped: (t, { hasMore, isExchange }) => [
    t(isExchange ? 'orderUpdate.shipped.exchangeLeft' : 'orderUpdate.shipped.left'),
    ...(hasMore ? [t('orderUpdate.shipped.restFollows')] : []),
  ],
  readyForPickup: (t) => [t('orderUpdate.readyForPickup.when')],
  delivered: (t, { returnDays, hasMore }) => [
    t('orderUpdate.delivered.fits', { returnDays }),
    t(hasMore ? 'orderUpdate.delivered.restComes' : 'orderUpdate.delivered.review'),
  ],
  undelivered: (t) => [t('orderUpdate.undelivered.missed')],
  cameBack: (t, { amount, isExchange }) => [
    t('orderUpdate.cameBack.cameBack'),
    ...(isExchange
      ? [t('orderUpdate.cameBack.exchange')]
      : [amount === '' ? t('orderUpdate.cameBack.noRefund') : t('orderUpdate.cameBack.refund', { amount }), t('orderUpdate.cameBack.orderAgain')]),
  ],
  lost: (t, { amount, isExchange }) => [
    t('orderUpdate.lost.lost'),
    ...(isExchange
      ? [t('orderUpdate.lost.exchange')]
      : [amount === '' ? t('orderUpdate.lost.noRefund') : t('orderUpdate.lost.refund', { amount }), t('orderUpdate.lost.orderAgain')]),
  ],
  linesCancelled: (t, { amount }) => [
    t('orderUpdate.linesCancelled.notSent'),
    amount === '' ? t('orderUpdate.linesCancelled.noRefund') : t('orderUpdate.linesCancelled.refund', { amount }),
    t('orderUpdate.linesCancelled.restComes'),
  ],
  refunded: (t, { amount, isByHand }) => [t(isByHand ? 'orderUpdate.refunded.transfer' : 'orderUpdate.refunded.original', { amount })],
  voucherIssued: (t, { amount, method }) => [t('orderUpdate.voucherIssued.pay', { amount, method }), t('orderUpdate.voucherIssued.next')],
  refused: (t) => [t('orderUpdate.refused.notConfirmed'), t('orderUpdate.refused.mistake')],
};

const readFacts = (
  { amount, returnDays, isByHand = false, hasMore = false, isExchange = false, voucher }: OrderUpdateData,
  formats: Formats,
): OrderUpdateFacts => ({
  ...{ isByHand, hasMore, isExchange },
  amount: amount === null ? '' : formats.amount(amount),
  returnDays: formats.count(returnDays),
  method: voucher?.method ?? '',
});

/** Writes an email about an order's parcel, some of its pieces or a refund. */
export function orderUpdateMail(data: OrderUpdateData): RenderedMail {
  const { kind, language, shopName: shop, shopUrl, trackUrl, firstName, orderNumber } = data;
  const { t, tag } = getMailTexts(language);
  const formats = createFormats(tag, data);
  const facts = readFacts(data, formats);
  const { amount } = facts;
  const isPart = kind === 'shipped' && facts.hasMore;
  const subject = t(isPart ? 'orderUpdate.shipped.subjectOfPart' : `orderUpdate.${kind}.subject`, { orderNumber, amount });
  const heading = t(isPart ? 'orderUpdate.shipped.headingOfPart' : `orderUpdate.${kind}.heading`);
  const lines = listLines[kind](t, facts);
  const [greeting, footer] = [t('order.greeting', { firstName }), t('order.footer', { shop })];
  const pieces = { title: t('orderUpdate.pieces'), lines: data.pieces.map(formatPiece) };
  const blocks = [...listBlocks(t, data), ...listVoucherBlocks(t, { voucher: data.voucher, amount, formatDay: formats.day })];
  const look = { words: t('orderUpdate.look'), url: trackUrl };
  const follow = findFollowLink(t, data);
  const first = follow ?? look;
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
        ${lines.map((line) => html`<p style="${styles.text}">${line}</p>`)} ${blocks.map(block)} ${button(first.words, first.url)}
        ${data.pieces.length > 0 ? html`<h2 style="${styles.subheading}margin-bottom:12px;">${pieces.title}</h2>` : null}
        ${data.pieces.length > 0 ? goodsTable(data.pieces.map(toItem), shopUrl) : null}
        ${follow ? html`<p style="${styles.quiet}margin:16px 0 0;"><a href="${look.url}" style="color:inherit;">${look.words}</a></p>` : ''}`,
      footer,
    }),
    text: `${[
      shop,
      heading,
      `${greeting}\n${lines.join('\n\n')}`,
      ...[...blocks, ...(data.pieces.length > 0 ? [pieces] : [])].map(({ title, lines: rows }) => `${title}:\n${rows.join('\n')}`),
      ...(follow ? [follow, look] : [look]).map(({ words, url }) => `${words}:\n${url}`),
      footer,
    ].join('\n\n')}\n`,
  };
}

interface Block {
  title: string;
  lines: readonly string[];
}

/** Lists the facts of the email; those without lines are left out. */
function listBlocks(t: TranslateMail, { orderNumber, pickup = [], parcel }: OrderUpdateData): Block[] {
  const blocks = [
    { title: t('order.orderNumber'), lines: [orderNumber] },
    { title: t('orderUpdate.pickup'), lines: pickup },
    { title: t('orderUpdate.carrier'), lines: parcel ? [parcel.carrier] : [] },
    { title: t('orderUpdate.trackingNumber'), lines: parcel?.trackingNumber ? [parcel.trackingNumber] : [] },
  ];
  return blocks.filter(({ lines }) => lines.length > 0);
}

/** Returns the link to a page of the carrier or of the payment provider. */
function findFollowLink(t: TranslateMail, { parcel, voucher }: OrderUpdateData): { words: string; url: string } | undefined {
  if (voucher) return { words: t('orderUpdate.voucherIssued.show'), url: voucher.url };
  return parcel?.trackingUrl ? { words: t('orderUpdate.follow'), url: parcel.trackingUrl } : undefined;
}

/** Lists the data that the customer enters at the bank. */
function listVoucherBlocks(
  t: TranslateMail,
  { voucher, amount, formatDay }: { voucher: MailVoucher | undefined; amount: string; formatDay: (day: string) => string },
): Block[] {
  if (!voucher) return [];
  return [
    { title: t('orderUpdate.voucherIssued.entity'), lines: [voucher.entity] },
    { title: t('orderUpdate.voucherIssued.reference'), lines: [voucher.reference] },
    { title: t('orderUpdate.voucherIssued.amount'), lines: [amount] },
    ...(voucher.payBy === null ? [] : [{ title: t('orderUpdate.voucherIssued.payBy'), lines: [formatDay(voucher.payBy)] }]),
  ];
}

const formatPiece = ({ name, color, size, quantity }: OrderUpdateData['pieces'][number]): string =>
  `${quantity} × ${[name, color, size].filter((part) => part !== '').join(', ')}`;

const toItem = ({ name, imageUrl, color, size, quantity }: OrderUpdateData['pieces'][number]): MailItem => ({
  name,
  imageUrl,
  details: `${quantity} × ${[color, size].filter((part) => part !== '').join(', ')}`.trim(),
});

const block = ({ title, lines }: Block): Html =>
  html`<p style="${styles.text}">
    <span style="${styles.quiet}">${title}</span>${lines.map((line) => html`<br /><span style="${styles.strong}">${line}</span>`)}
  </p>`;

/** The purpose of each email. */
const purposes = {
  shipped: 'A parcel has left',
  readyForPickup: 'It can be picked up',
  delivered: 'A parcel has arrived',
  undelivered: 'A parcel could not be handed over',
  cameBack: 'A parcel came back to the shop',
  lost: 'A parcel was lost',
  linesCancelled: 'Some of an order is cancelled',
  refunded: 'Money has gone back',
  voucherIssued: 'An order is placed, and its customer pays later',
  refused: 'The confirmation desk refused an order',
} as const;

/** Payment details for a preview of the email that contains some. */
const exampleVoucher = (kind: OrderUpdateKind, shopUrl: string): Pick<OrderUpdateData, 'voucher'> =>
  kind === 'voucherIssued' ? { voucher: { method: 'Multibanco', entity: '11683', reference: '123 456 789', url: shopUrl, payBy: '2026-03-12' } } : {};

export const orderUpdateKinds: readonly MailKind[] = (Object.keys(purposes) as (keyof typeof purposes)[]).map((kind) => ({
  code: `order-${kind}`,
  name: purposes[kind],
  own: [`orderUpdate.${kind}.`],
  shared: [
    'order.greeting',
    'order.footer',
    'order.orderNumber',
    'orderUpdate.pieces',
    'orderUpdate.carrier',
    'orderUpdate.trackingNumber',
    'orderUpdate.pickup',
    'orderUpdate.follow',
    'orderUpdate.look',
  ],
  forOrder: ({ pickup: _, ...order }) =>
    orderUpdateMail({ ...order, kind, pieces: order.lines, amount: order.total, ...exampleVoucher(kind, order.shopUrl) }),
  example: (facts) =>
    orderUpdateMail({
      kind,
      ...facts,
      trackUrl: `${facts.shopUrl}/Track/Order`,
      pieces: examplePieces,
      amount: ['refunded', 'cameBack', 'voucherIssued'].includes(kind) ? facts.amount : null,
      ...exampleVoucher(kind, facts.shopUrl),
      ...(kind === 'shipped' && { parcel: { carrier: facts.carrier, trackingNumber: '00340434161094015902', trackingUrl: null } }),
    }),
}));
