import { html } from './html.ts';
import { button, layout, styles } from './layout.ts';
import type { SellerMailKind } from './seller-texts.ts';
import { textsIn, type MailLanguage } from './texts/texts-in.ts';
import type { WrittenMail } from './written-mail.ts';

/** All that a mail to a seller says. */
export interface SellerMailData {
  kind: SellerMailKind;
  /** As the application was written in: `en`, `de`, `el`, `bn`; another is written in English, as far as the merchant has no words of his own. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  firstName: string;
  company: string;
  /** Why it was decided so; '' where nothing was said. */
  reason: string;
}

/** Writes a mail to somebody who sells here, or has applied to. */
export function sellerMail({ kind, language, shopName, shopUrl, firstName, company, reason }: SellerMailData): WrittenMail {
  const { texts, tag } = textsIn(language);
  const say = texts.seller;
  const letter = say.letters[kind]({ shop: shopName, company });
  const [greeting, footer] = [texts.account.greeting(firstName), say.footer(shopName)];
  const link = `${shopUrl}/global-sellers`;
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
        ${letter.lines.map((line) => html`<p style="${styles.text}">${line}</p>`)}
        ${
          reason === ''
            ? null
            : html`<p style="${styles.text}">
                <span style="${styles.quiet}">${say.reason}</span><br /><span style="${styles.strong}">${reason}</span>
              </p>`
        }
        ${button(letter.button, link)}`,
      footer,
    }),
    text: `${[
      shopName,
      letter.heading,
      `${greeting}\n${letter.lines.join('\n\n')}`,
      ...(reason === '' ? [] : [`${say.reason}:\n${reason}`]),
      `${letter.button}:\n${link}`,
      footer,
    ].join('\n\n')}\n`,
  };
}
