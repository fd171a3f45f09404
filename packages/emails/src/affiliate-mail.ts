import type { AffiliateMailKind } from './affiliate-texts.ts';
import { formatsFor } from './formats.ts';
import { html } from './html.ts';
import { button, layout, styles } from './layout.ts';
import { textsIn, type MailLanguage } from './texts/texts-in.ts';
import type { WrittenMail } from './written-mail.ts';

/** All that a mail to an affiliate says. */
export interface AffiliateMailData {
  kind: AffiliateMailKind;
  /** The affiliate's language: `en`, `de`, `el`, `bn`; another is written in English, as far as the merchant has no words of his own. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  firstName: string;
  code: string;
  /** Why it was decided so; '' where nothing was said. */
  reason: string;
  orderNumber?: string;
  payoutNumber?: string;
  /** Major units. */
  amount?: { amount: number; currency: string; decimals: number };
}

/** Where in the portal each mail leads. */
const pages: Readonly<Record<AffiliateMailKind, string>> = {
  applied: '/affiliate/profile',
  approved: '/affiliate/links',
  rejected: '/affiliate/profile',
  suspended: '/affiliate/dashboard',
  resumed: '/affiliate/dashboard',
  commissionRefused: '/affiliate/commissions',
  payoutSent: '/affiliate/commissions?view=payouts',
  payoutFailed: '/affiliate/profile',
  leaving: '/affiliate/profile',
};

/** Writes a mail to somebody who sells for the shop, or has applied for it. */
export function affiliateMail(data: AffiliateMailData): WrittenMail {
  const { kind, language, shopName, shopUrl, firstName, code, reason, orderNumber = '', payoutNumber = '' } = data;
  const { texts, tag } = textsIn(language);
  const say = texts.affiliate;
  const amount = data.amount ? formatsFor(tag, data.amount).amount(data.amount.amount) : '';
  const letter = say.letters[kind]({ shop: shopName, code, orderNumber, payoutNumber, amount });
  const [greeting, footer] = [texts.account.greeting(firstName), say.footer(shopName)];
  const link = `${shopUrl}${pages[kind]}`;
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
