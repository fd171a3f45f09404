import { html, type Html } from '../html.ts';
import { layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage } from '../texts/get-mail-texts.ts';
import type { TicketMailKind, TicketTopic } from '../texts/ticket-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

/** Data of a mail about a ticket. */
export interface TicketMailData {
  kind: TicketMailKind;
  /** Language of the sender or of the shop, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  number: string;
  topic: TicketTopic;
  name: string;
  email: string;
  /** '' if it is not about an order. */
  orderNumber: string;
  /** The original text with its line breaks. */
  message: string;
}

/** Writes the confirmation for the sender, or the notification for the shop, with the whole text. */
export function ticketMail({ kind, language, shopName, shopUrl, number, topic, name, email, orderNumber, message }: TicketMailData): RenderedMail {
  const { texts, tag } = getMailTexts(language);
  const say = texts.ticket;
  const letter = say.letters[kind]({ shop: shopName, number, topic: say.topics[topic] });
  const footer = say.footer(shopName);
  // No greeting by name, because another person may have typed it.
  const facts: [label: string, value: string][] = [
    [say.number, number],
    [say.topic, say.topics[topic]],
    ...(kind === 'toShop' ? [[say.from, `${name} <${email}>`] as [string, string]] : []),
    ...(orderNumber === '' ? [] : [[say.orderNumber, orderNumber] as [string, string]]),
  ];
  return {
    subject: letter.subject,
    html: layout({
      lang: tag,
      title: letter.subject,
      shopName,
      shopUrl,
      preview: letter.lines[0] ?? '',
      body: html`<h1 style="${styles.heading}">${letter.heading}</h1>
        ${letter.lines.map((line) => html`<p style="${styles.text}">${line}</p>`)}
        ${facts.map(([label, value]) => html`<p style="${styles.text}"><span style="${styles.quiet}">${label}</span><br />${value}</p>`)}
        <p style="${styles.quiet}margin:0;">${say.message}</p>
        <p style="${styles.text}overflow-wrap:anywhere;">${toHtmlLines(message)}</p>`,
      footer,
    }),
    text: `${[
      shopName,
      letter.heading,
      letter.lines.join('\n\n'),
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      `${say.message}:\n${message}`,
      footer,
    ].join('\n\n')}\n`,
  };
}

const toHtmlLines = (text: string): Html[] => text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));

export const ticketKinds: readonly MailKind[] = (['received', 'toShop'] as const).map((kind) => ({
  code: kind === 'received' ? 'ticket-received' : 'ticket-to-shop',
  name: kind === 'received' ? 'A message has arrived' : 'To the shop: somebody has written',
  own: [`ticket.letters.${kind}.`],
  shared: ['ticket.topics.', 'ticket.number', 'ticket.topic', 'ticket.from', 'ticket.orderNumber', 'ticket.message', 'ticket.footer'],
  example: (facts) =>
    ticketMail({
      kind,
      ...facts,
      number: 'T-7KQ4MX2R',
      topic: 'delivery',
      name: 'Ana Novak',
      email: 'ana@example.com',
      message: 'Can it be left with a neighbour?\nAt number 7, green door.',
    }),
}));
