import type { AffiliateMailKind } from '../texts/affiliate-texts.ts';
import { createFormats } from '../formats.ts';
import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage } from '../texts/get-mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

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
  leaving: '/affiliate/profile',
};

/** Writes a mail to an affiliate or an applicant. */
export function affiliateMail(data: AffiliateMailData): RenderedMail {
  const { kind, language, shopName, shopUrl, firstName, code, reason, orderNumber = '', payoutNumber = '' } = data;
  const { texts, tag } = getMailTexts(language);
  const say = texts.affiliate;
  const amount = data.amount ? createFormats(tag, data.amount).amount(data.amount.amount) : '';
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

/** The purpose of each mail. */
const purposes = {
  applied: 'An affiliate has applied',
  approved: 'An affiliate is taken into the programme',
  rejected: 'An application to the programme is turned down',
  suspended: 'An affiliate is suspended',
  resumed: 'An affiliate earns again',
  commissionRefused: 'A held commission is refused',
  payoutSent: 'An affiliate is paid',
  payoutFailed: 'A payout to an affiliate failed',
  leaving: 'An affiliate wants to be forgotten, and is settled with first',
} as const;

export const affiliateKinds: readonly MailKind[] = (Object.keys(purposes) as (keyof typeof purposes)[]).map((kind) => ({
  code: `affiliate-${kind}`,
  name: purposes[kind],
  own: [`affiliate.letters.${kind}.`],
  shared: ['account.greeting', 'affiliate.reason', 'affiliate.footer'],
  example: ({ currency, decimals, amount, ...facts }) =>
    affiliateMail({
      kind,
      ...facts,
      code: 'ANASTYLE',
      payoutNumber: 'PO-2026-000001',
      amount: { amount, currency, decimals },
      reason: kind === 'rejected' || kind === 'suspended' ? 'Nothing can be read on it yet' : '',
    }),
}));
