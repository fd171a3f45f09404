import { html } from './html.ts';
import { button, layout, styles } from './layout.ts';
import type { NewsletterMailKind } from './newsletter-texts.ts';
import { textsIn, type MailLanguage } from './texts/texts-in.ts';
import type { WrittenMail } from './written-mail.ts';

/** All that a mail about the newsletter says. */
export interface NewsletterMailData {
  kind: NewsletterMailKind;
  /** The subscriber's language: `en`, `de`, `el`, `bn`; another is written in English, as far as the merchant has no words of his own. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  /** Where its button leads. */
  link: string;
  /** Ends the subscription; null: there is none yet. */
  unsubscribeUrl: string | null;
}

/** Asks a mailbox whether it wants the newsletter, or says that it has it. No name stands in it: a stranger may have typed the address. */
export function newsletterMail({ kind, language, shopName, shopUrl, link, unsubscribeUrl }: NewsletterMailData): WrittenMail {
  const { texts, tag } = textsIn(language);
  const say = texts.newsletter;
  const letter = say.letters[kind]({ shop: shopName });
  const footer = say.footer(shopName);
  return {
    subject: letter.subject,
    html: layout({
      lang: tag,
      title: letter.subject,
      shopName,
      shopUrl,
      preview: letter.lines[0] ?? '',
      body: html`<h1 style="${styles.heading}">${letter.heading}</h1>
        ${letter.lines.map((line) => html`<p style="${styles.text}">${line}</p>`)} ${button(letter.button, link)}
        <p style="${styles.quiet}margin:16px 0 0;">${letter.note}</p>
        ${
          unsubscribeUrl === null
            ? null
            : html`<p style="${styles.quiet}margin:16px 0 0;"><a href="${unsubscribeUrl}" style="color:inherit;">${say.unsubscribe}</a></p>`
        }`,
      footer,
    }),
    text: `${[
      shopName,
      letter.heading,
      letter.lines.join('\n\n'),
      `${letter.button}:\n${link}`,
      letter.note,
      ...(unsubscribeUrl === null ? [] : [`${say.unsubscribe}:\n${unsubscribeUrl}`]),
      footer,
    ].join('\n\n')}\n`,
  };
}
