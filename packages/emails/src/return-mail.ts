import { html, type Html } from './html.ts';
import { button, layout, styles } from './layout.ts';
import type { ReturnMailKind } from './return-texts.ts';
import { textsIn, type MailLanguage } from './texts/texts-in.ts';
import type { WrittenMail } from './written-mail.ts';

/** All that a mail about a return says. */
export interface ReturnMailData {
  kind: ReturnMailKind;
  /** The shop's language: `en`, `de`, `el`, `bn`; another is written in English, as far as the merchant has no words of his own. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  /** The page of the order's returns. */
  link: string;
  firstName: string;
  orderNumber: string;
  returnNumber: string;
  /** When it was declared. */
  at: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  pieces: readonly { name: string; color: string; size: string; quantity: number }[];
  /** Of a withdrawal: whether something of it had not been packed. */
  hasUnsent: boolean;
  /** Where it is sent, one line each; empty: nothing has to be sent. */
  sendTo: readonly string[];
  /** Why it was refused; '' where it was not. */
  reason: string;
}

/** Writes a mail about a return, or the acknowledgement of a withdrawal. */
export function returnMail(data: ReturnMailData): WrittenMail {
  const { kind, language, shopName, shopUrl, link, firstName, returnNumber, timeZone } = data;
  const { texts, tag } = textsIn(language);
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
