import { createFormats, formatDate } from '../formats.ts';
import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, listLines, type MailKindOf, type MailLanguage } from '../mail-texts.ts';
import { greet } from './account-mail.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

export type AffiliateMailKind = MailKindOf<'affiliate'>;

/** Data of an email to an affiliate. */
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
  /** The text of an announcement or message, with line breaks. A message has no title. */
  quote?: { title: string; text: string };
  orderNumber?: string;
  payoutNumber?: string;
  /** ISO date of the last day on which payouts are held. */
  heldUntil?: string;
  /** Major units. */
  amount?: { amount: number; currency: string; decimals: number };
}

/** The portal page of each email. */
const pages: Readonly<Record<AffiliateMailKind, string>> = {
  applied: '/affiliate/profile',
  approved: '/affiliate/links',
  rejected: '/affiliate/profile',
  suspended: '/affiliate/dashboard',
  resumed: '/affiliate/dashboard',
  firstSale: '/affiliate/commissions',
  commissionHeld: '/affiliate/commissions?status=held',
  commissionReleased: '/affiliate/commissions',
  commissionRefused: '/affiliate/commissions',
  commissionsApproved: '/affiliate/commissions?status=approved',
  payoutSent: '/affiliate/commissions?view=payouts',
  payoutFailed: '/affiliate/profile',
  payoutAccountChanged: '/affiliate/profile',
  leaving: '/affiliate/profile',
  announcement: '/affiliate/messages',
  message: '/affiliate/messages?view=conversation',
};

/** Writes an email to an affiliate or an applicant. */
export function affiliateMail(data: AffiliateMailData): RenderedMail {
  const { kind, language, shopName, shopUrl, firstName, code, reason, orderNumber = '', payoutNumber = '', heldUntil, quote } = data;
  const { t, tag } = getMailTexts(language);
  const amount = data.amount ? createFormats(tag, data.amount).amount(data.amount.amount) : '';
  const day = heldUntil === undefined ? '' : formatDate(tag, heldUntil);
  const letter = `affiliate.${kind}` as const;
  const values = { shop: shopName, code, orderNumber, payoutNumber, amount, day, title: quote?.title ?? '' };
  const [subject, heading, label] = [t(`${letter}.subject`, values), t(`${letter}.heading`), t(`${letter}.button`)];
  const lines = listLines(t, letter, values);
  const [greeting, footer] = [greet(t, firstName), t('affiliate.footer', { shop: shopName })];
  const link = `${shopUrl}${pages[kind]}`;
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: quote?.text.slice(0, 200) ?? lines[0] ?? '',
      body: html`<h1 style="${styles.heading}">${heading}</h1>
        <p style="${styles.text}">${greeting}</p>
        ${quote ? renderQuote(quote) : null} ${lines.map((line) => html`<p style="${styles.text}">${line}</p>`)}
        ${
          reason === ''
            ? null
            : html`<p style="${styles.text}">
                <span style="${styles.quiet}">${t('affiliate.reason')}</span><br /><span style="${styles.strong}">${reason}</span>
              </p>`
        }
        ${button(label, link)}`,
      footer,
    }),
    text: `${[
      shopName,
      heading,
      `${greeting}\n${[...(quote ? [quote.title, quote.text] : []), ...lines].filter(Boolean).join('\n\n')}`,
      ...(reason === '' ? [] : [`${t('affiliate.reason')}:\n${reason}`]),
      `${label}:\n${link}`,
      footer,
    ].join('\n\n')}\n`,
  };
}

/** Renders an announcement or message with its paragraphs. */
const renderQuote = ({ title, text }: NonNullable<AffiliateMailData['quote']>) => html`
  ${title === '' ? null : html`<p style="${styles.text}"><span style="${styles.strong}">${title}</span></p>`}
  ${text.split(/\n{2,}/).map((paragraph) => html`<p style="${styles.text}white-space:pre-line">${paragraph}</p>`)}
`;

/** The purpose of each email. */
const purposes = {
  applied: 'An affiliate has applied',
  approved: 'An affiliate is taken into the programme',
  rejected: 'An application to the programme is turned down',
  suspended: 'An affiliate is suspended',
  resumed: 'An affiliate earns again',
  firstSale: 'An affiliate has their first sale',
  commissionHeld: 'Commissions of an order wait for a review',
  commissionReleased: 'A held commission is released',
  commissionRefused: 'A held commission is refused',
  commissionsApproved: 'Commissions were approved the day before',
  payoutSent: 'An affiliate is paid',
  payoutFailed: 'A payout to an affiliate failed',
  payoutAccountChanged: 'The payout account of an affiliate was changed',
  leaving: 'An affiliate wants to be forgotten, and is settled with first',
  announcement: 'An announcement to affiliates is published',
  message: 'Staff write a message to an affiliate',
} as const;

export const affiliateKinds: readonly MailKind[] = (Object.keys(purposes) as (keyof typeof purposes)[]).map((kind) => ({
  code: `affiliate-${kind}`,
  name: purposes[kind],
  own: [`affiliate.${kind}.`],
  shared: ['account.greeting', 'affiliate.reason', 'affiliate.footer'],
  example: ({ currency, decimals, amount, ...facts }) =>
    affiliateMail({
      kind,
      ...facts,
      code: 'ANASTYLE',
      payoutNumber: 'PO-2026-000001',
      heldUntil: '2026-12-31',
      amount: { amount, currency, decimals },
      ...(kind === 'announcement' && { quote: { title: 'New banners for July', text: 'Find them under Links: three sizes, in all languages.' } }),
      ...(kind === 'message' && { quote: { title: '', text: 'Which products are planned for July?' } }),
      reason: kind === 'rejected' || kind === 'suspended' ? 'Nothing can be read on it yet' : '',
    }),
}));
