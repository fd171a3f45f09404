import { html, type Html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, listLines, type MailKindOf, type MailLanguage } from '../mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';
import { examplePieces } from '../order/example-order.ts';
import { formatReturnedPiece, type ReturnedPiece } from '../order/returned-piece.ts';

/** Data of an email about a return. */
export interface ReturnMailData {
  kind: MailKindOf<'returns'>;
  /** The recipient's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  /** Page of the order's returns. */
  link: string;
  firstName: string;
  orderNumber: string;
  returnNumber: string;
  /** Time of the withdrawal. */
  at: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  pieces: readonly ReturnedPiece[];
  /** For a withdrawal: whether some pieces had not been packed. */
  hasUnsent: boolean;
  /** Lines of the return address; empty: nothing has to be sent. */
  sendTo: readonly string[];
  /** Reason of the refusal; '' if it was not refused. */
  reason: string;
}

/** Writes an email about a return, or the acknowledgement of a withdrawal. */
export function returnMail(data: ReturnMailData): RenderedMail {
  const { kind, language, shopName, shopUrl, link, firstName, returnNumber, timeZone } = data;
  const { t, tag } = getMailTexts(language);
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(data.at);
  const at = `${time} (${timeZone.replaceAll('_', ' ')})`;
  const letter = `returns.${kind}` as const;
  const values = { shop: shopName, orderNumber: data.orderNumber, returnNumber, at };
  const [subject, heading, label] = [t(`${letter}.subject`, values), t(`${letter}.heading`), t(`${letter}.button`)];
  const [greeting, footer] = [t('order.greeting', { firstName }), t('returns.footer', { shop: shopName })];
  const pieces = data.pieces.map((piece) => formatReturnedPiece(piece, t));
  const blocks = [
    { title: t('returns.returnNumber'), lines: [returnNumber] },
    { title: t('returns.pieces'), lines: pieces },
    ...(data.reason === '' ? [] : [{ title: t('returns.reason'), lines: [data.reason] }]),
    ...(data.sendTo.length > 0 ? [{ title: t('returns.sendTo'), lines: data.sendTo }] : []),
  ];
  const lines = [...listLines(t, letter, values), ...(data.hasUnsent ? [t('returns.notSent')] : [])];
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
        ${lines.map((line) => html`<p style="${styles.text}">${line}</p>`)} ${blocks.map(block)} ${button(label, link)}`,
      footer,
    }),
    text: `${[
      shopName,
      heading,
      `${greeting}\n${lines.join('\n\n')}`,
      ...blocks.map(({ title, lines: rows }) => `${title}:\n${rows.join('\n')}`),
      `${label}:\n${link}`,
      footer,
    ].join('\n\n')}\n`,
  };
}

const block = ({ title, lines }: { title: string; lines: readonly string[] }): Html =>
  html`<p style="${styles.text}">
    <span style="${styles.quiet}">${title}</span>${lines.map((line) => html`<br /><span style="${styles.strong}">${line}</span>`)}
  </p>`;

/** The purpose of each email. */
const purposes = {
  requested: 'Somebody wants to send something back',
  approved: 'A return is approved',
  rejected: 'A return is refused',
  received: 'A return has arrived',
  withdrawal: 'Somebody withdraws from a contract',
} as const;

export const returnKinds: readonly MailKind[] = (Object.keys(purposes) as (keyof typeof purposes)[]).map((kind) => ({
  code: `return-${kind}`,
  name: purposes[kind],
  own: [`returns.${kind}.`],
  shared: [
    'order.greeting',
    'returns.returnNumber',
    'returns.pieces',
    'returns.sealed',
    'returns.notSent',
    'returns.sendTo',
    'returns.reason',
    'returns.footer',
  ],
  example: (facts) =>
    returnMail({
      kind,
      ...facts,
      link: `${facts.shopUrl}/return/${facts.orderNumber}`,
      returnNumber: `${facts.orderNumber}-R1`,
      pieces: examplePieces.map((piece) => ({ ...piece, isSealed: false })),
      hasUnsent: false,
      sendTo: kind === 'approved' ? [facts.shopName, 'Stara steza 0', '1000 Ljubljana'] : [],
      reason: kind === 'rejected' ? 'It has been worn' : '',
    }),
}));
