import { html } from '../html.ts';
import { layout, styles } from '../layout.ts';
import type { TextKey } from '@selvedge/i18n/texts';
import { getMailTexts, listLines, type MailKindOf, type MailLanguage } from '../mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';
import { toHtmlLines } from '../to-html-lines.ts';

type TicketTopic = TextKey<'mails'> extends infer Key ? (Key extends `ticket.topics.${infer Topic}` ? Topic : never) : never;

/** Data of an email about a ticket. */
export interface TicketMailData {
  kind: MailKindOf<'ticket'>;
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
  const { t, tag } = getMailTexts(language);
  const letter = `ticket.${kind}` as const;
  const topicName = t(`ticket.topics.${topic}`);
  const [subject, heading] = [t(`${letter}.subject`, { number, topic: topicName }), t(`${letter}.heading`)];
  const lines = listLines(t, letter, { shop: shopName, number });
  const footer = t('ticket.footer', { shop: shopName });
  // No greeting by name, because another person may have typed it.
  const facts: [label: string, value: string][] = [
    [t('ticket.number'), number],
    [t('ticket.topic'), topicName],
    ...(kind === 'toShop' ? [[t('ticket.from'), `${name} <${email}>`] as [string, string]] : []),
    ...(orderNumber === '' ? [] : [[t('ticket.orderNumber'), orderNumber] as [string, string]]),
  ];
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: lines[0] ?? '',
      body: html`<h1 style="${styles.heading}">${heading}</h1>
        ${lines.map((line) => html`<p style="${styles.text}">${line}</p>`)}
        ${facts.map(([label, value]) => html`<p style="${styles.text}"><span style="${styles.quiet}">${label}</span><br />${value}</p>`)}
        <p style="${styles.quiet}margin:0;">${t('ticket.message')}</p>
        <p style="${styles.text}overflow-wrap:anywhere;">${toHtmlLines(message)}</p>`,
      footer,
    }),
    text: `${[
      shopName,
      heading,
      lines.join('\n\n'),
      facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
      `${t('ticket.message')}:\n${message}`,
      footer,
    ].join('\n\n')}\n`,
  };
}

export const ticketKinds: readonly MailKind[] = (['received', 'toShop'] as const).map((kind) => ({
  code: kind === 'received' ? 'ticket-received' : 'ticket-to-shop',
  name: kind === 'received' ? 'A message has arrived' : 'To the shop: somebody has written',
  own: [`ticket.${kind}.`],
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
