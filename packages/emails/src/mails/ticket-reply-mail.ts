import { html } from '../html.ts';
import { layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage } from '../mail-texts.ts';
import type { MailKind } from '../mail-kind.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import { toHtmlLines } from '../to-html-lines.ts';

/** Data of a reply by staff. */
export interface TicketReplyData {
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  number: string;
  /** The subject of the customer's email; '' if they used the contact form. */
  subject: string;
  /** The text by staff with its line breaks. */
  reply: string;
  /** The message that the reply answers. */
  quoted: string;
}

/** Maximum number of quoted characters. Mail clients cut long emails. */
const MAX_QUOTE_LENGTH = 4000;

/** Writes the reply of staff to a customer, with the customer's message below it. */
export function ticketReplyMail({ language, shopName, shopUrl, number, subject, reply, quoted }: TicketReplyData): RenderedMail {
  const { t, tag } = getMailTexts(language);
  // Mail clients group emails whose subjects differ by `Re:` only. The first email about a form is its confirmation.
  const answered = subject === '' ? t('ticket.received.subject', { number }) : addNumber(subject, number);
  const quote = quoted.length > MAX_QUOTE_LENGTH ? `${quoted.slice(0, MAX_QUOTE_LENGTH)}…` : quoted;
  const [title, heading, label, footer] = [`Re: ${answered}`, t('ticketReply.heading'), t('ticketReply.quoted'), t('ticketReply.footer', { number })];
  return {
    subject: title,
    html: layout({
      lang: tag,
      title,
      shopName,
      shopUrl,
      preview: reply.slice(0, 140),
      body: html`<h1 style="${styles.heading}">${heading}</h1>
        <p style="${styles.text}overflow-wrap:anywhere;">${toHtmlLines(reply)}</p>
        <p style="${styles.quiet}margin:24px 0 0;">${label}</p>
        <blockquote type="cite" style="${styles.quiet}margin:8px 0 0;padding:0 0 0 12px;border-left:2px solid #c9ced2;overflow-wrap:anywhere;">
          ${toHtmlLines(quote)}
        </blockquote>`,
      footer,
    }),
    text: `${[
      shopName,
      reply,
      `${label}:\n${quote
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')}`,
      footer,
    ].join('\n\n')}\n`,
  };
}

/** Removes `Re:` and its translations, and adds the number. */
function addNumber(subject: string, number: string): string {
  const bare = subject.replace(/^(?:\p{L}{2,3}\s?:\s*)+/u, '').trim();
  return bare.includes(number) ? bare : `${bare} (${number})`.trim();
}

export const ticketReplyKinds: readonly MailKind[] = [
  {
    code: 'ticket-reply',
    name: 'Staff reply to a message',
    own: ['ticketReply.'],
    shared: ['ticket.received.subject'],
    example: (facts) =>
      ticketReplyMail({
        ...facts,
        number: 'T-7KQ4MX2R',
        subject: '',
        reply: 'Hello Ana,\n\nYes, number 7 is fine with GLS.\n\nBest regards\nMira',
        quoted: 'Can it be left with a neighbour?\nAt number 7, green door.',
      }),
  },
];
