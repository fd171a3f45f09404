import type { AffiliateMailKind } from '../texts/affiliate-texts.ts';
import { createFormats, formatDate } from '../formats.ts';
import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage } from '../texts/get-mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';

/** Data of a mail to an affiliate. */
export interface AffiliateMailData {
  kind: AffiliateMailKind;
  /** The affiliate's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  firstName: string;
  code: string;
  /** Reason of the decision; '' if there is none. */
  reason: string;
  orderNumber?: string;
  payoutNumber?: string;
  /** Major units. */
  /** ISO date of the last day on which payouts wait. */
  heldUntil?: string;
  amount?: { amount: number; currency: string; decimals: number };
}

/** The portal page of each mail. */
const pages: Readonly<Record<AffiliateMailKind, string>> = {
  applied: '/affiliate/profile',
  approved: '/affiliate/links',
  rejected: '/affiliate/profile',
  suspended: '/affiliate/dashboard',
  resumed: '/affiliate/dashboard',
  commissionRefused: '/affiliate/commissions',
  payoutSent: '/affiliate/commissions?view=payouts',
  payoutFailed: '/affiliate/profile',
  payoutAccountChanged: '/affiliate/profile',
  leaving: '/affiliate/profile',
};

/** Writes a mail to an affiliate or an applicant. */
export function affiliateMail(data: AffiliateMailData): RenderedMail {
  const { kind, language, shopName, shopUrl, firstName, code, reason, orderNumber = '', payoutNumber = '', heldUntil } = data;
  const { texts, tag } = getMailTexts(language);
  const say = texts.affiliate;
  const day = heldUntil === undefined ? '' : formatDate(tag, heldUntil);
  const amount = data.amount ? createFormats(tag, data.amount).amount(data.amount.amount) : '';
  const letter = say.letters[kind]({ shop: shopName, code, orderNumber, payoutNumber, amount, day });
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
