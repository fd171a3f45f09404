import { html, type Html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import type { ReturnMailKind } from '../texts/return-texts.ts';
import { getMailTexts, type MailLanguage } from '../texts/get-mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';
import { examplePieces } from '../order/example-order.ts';

/** Data of a mail about a return. */
export interface ReturnMailData {
  kind: ReturnMailKind;
  /** The reader's language, optionally with the merchant's own sentences. */
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
  pieces: readonly { name: string; color: string; size: string; quantity: number }[];
  /** For a withdrawal: whether some pieces had not been packed. */
  hasUnsent: boolean;
  /** Lines of the return address; empty: nothing has to be sent. */
  sendTo: readonly string[];
  /** Reason of the refusal; '' if it was not refused. */
  reason: string;
}

/** Writes a mail about a return, or the acknowledgement of a withdrawal. */
export function returnMail(data: ReturnMailData): RenderedMail {
  const { kind, language, shopName, shopUrl, link, firstName, returnNumber, timeZone } = data;
  const { texts, tag } = getMailTexts(language);
  const say = texts.returns;
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(data.at);
  const at = `${time} (${timeZone.replaceAll('_', ' ')})`;
  const letter = say.letters[kind]({ shop: shopName, orderNumber: data.orderNumber, returnNumber, at });
  const [greeting, footer] = [texts.order.greeting(firstName), say.footer(shopName)];
  const pieces = data.pieces.map(
    ({ name, color, size, quantity }) => `${quantity} × ${[name, color, size].filter((part) => part !== '').join(', ')}`,
  );
  const blocks = [
    { title: say.returnNumber, lines: [returnNumber] },
    { title: say.pieces, lines: pieces },
    ...(data.reason === '' ? [] : [{ title: say.reason, lines: [data.reason] }]),
    ...(data.sendTo.length > 0 ? [{ title: say.sendTo, lines: data.sendTo }] : []),
  ];
  const lines = [...letter.lines, ...(data.hasUnsent ? [say.notSent] : [])];
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
        ${lines.map((line) => html`<p style="${styles.text}">${line}</p>`)} ${blocks.map(block)} ${button(letter.button, link)}`,
      footer,
    }),
    text: `${[
      shopName,
      letter.heading,
      `${greeting}\n${lines.join('\n\n')}`,
      ...blocks.map(({ title, lines: rows }) => `${title}:\n${rows.join('\n')}`),
      `${letter.button}:\n${link}`,
      footer,
    ].join('\n\n')}\n`,
  };
}

const block = ({ title, lines }: { title: string; lines: readonly string[] }): Html =>
  html`<p style="${styles.text}">
    <span style="${styles.quiet}">${title}</span>${lines.map((line) => html`<br /><span style="${styles.strong}">${line}</span>`)}
  </p>`;

/** The purpose of each mail. */
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
  own: [`returns.letters.${kind}.`],
  shared: ['order.greeting', 'returns.returnNumber', 'returns.pieces', 'returns.notSent', 'returns.sendTo', 'returns.reason', 'returns.footer'],
  example: (facts) =>
    returnMail({
      kind,
      ...facts,
      link: `${facts.shopUrl}/return/${facts.orderNumber}`,
      returnNumber: `${facts.orderNumber}-R1`,
      pieces: examplePieces,
      hasUnsent: false,
      sendTo: kind === 'approved' ? [facts.shopName, 'Stara steza 0', '1000 Ljubljana'] : [],
      reason: kind === 'rejected' ? 'It has been worn' : '',
    }),
}));
