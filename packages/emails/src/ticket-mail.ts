import { html, type Html } from './html.ts';
import { layout, styles } from './layout.ts';
import { textsIn, type MailLanguage } from './texts/texts-in.ts';
import type { TicketMailKind, TicketTopic } from './ticket-texts.ts';
import type { WrittenMail } from './written-mail.ts';

/** All that a mail about a ticket says. */
export interface TicketMailData {
  kind: TicketMailKind;
  /** The writer's, or the shop's own: `en`, `de`, `el`, `bn`; another is written in English, as far as the merchant has no words of his own. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  number: string;
  topic: TicketTopic;
  name: string;
  email: string;
  /** '': it is about none. */
  orderNumber: string;
  /** As it was written, with its lines. */
  message: string;
}

/** Tells whoever wrote that it has arrived, or the shop that it is there: with the whole text. */
export function ticketMail({ kind, language, shopName, shopUrl, number, topic, name, email, orderNumber, message }: TicketMailData): WrittenMail {
  const { texts, tag } = textsIn(language);
  const say = texts.ticket;
  const letter = say.letters[kind]({ shop: shopName, number, topic: say.topics[topic] });
  const footer = say.footer(shopName);
  // Nobody is greeted by a name that a stranger may have typed.
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
        <p style="${styles.text}overflow-wrap:anywhere;">${linesOf(message)}</p>`,
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

const linesOf = (text: string): Html[] => text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
