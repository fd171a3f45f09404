import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import type { NewsletterMailKind } from '../texts/newsletter-texts.ts';
import { getMailTexts, type MailLanguage } from '../texts/get-mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

/** Data of a mail about the newsletter. */
export interface NewsletterMailData {
  kind: NewsletterMailKind;
  /** The subscriber's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  /** Target of the button. */
  link: string;
  /** Address that ends the subscription; null: there is no subscription yet. */
  unsubscribeUrl: string | null;
}

/** Writes the request to confirm a subscription, or the welcome mail. It contains no name, because another person may have typed the address. */
export function newsletterMail({ kind, language, shopName, shopUrl, link, unsubscribeUrl }: NewsletterMailData): RenderedMail {
  const { texts, tag } = getMailTexts(language);
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

export const newsletterKinds: readonly MailKind[] = (['confirm', 'welcome'] as const).map((kind) => ({
  code: `newsletter-${kind}`,
  name: kind === 'confirm' ? 'The newsletter was asked for' : 'The newsletter is confirmed',
  own: [`newsletter.letters.${kind}.`],
  shared: ['newsletter.footer', ...(kind === 'welcome' ? ['newsletter.unsubscribe'] : [])],
  example: (facts) =>
    newsletterMail({ kind, ...facts, link: facts.shopUrl, unsubscribeUrl: kind === 'welcome' ? `${facts.shopUrl}/unsubscribe` : null }),
}));
