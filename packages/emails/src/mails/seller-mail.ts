import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, listLines, type MailKindOf, type MailLanguage } from '../mail-texts.ts';
import { greet } from './account-mail.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

/** Data of an email to a seller. */
export interface SellerMailData {
  kind: MailKindOf<'seller'>;
  /** Language of the application, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  firstName: string;
  company: string;
  /** Reason of the decision; '' if there is none. */
  reason: string;
}

/** Writes an email to a seller or an applicant. */
export function sellerMail({ kind, language, shopName, shopUrl, firstName, company, reason }: SellerMailData): RenderedMail {
  const { t, tag } = getMailTexts(language);
  const letter = `seller.${kind}` as const;
  const values = { shop: shopName, company };
  const [subject, heading, label] = [t(`${letter}.subject`, values), t(`${letter}.heading`), t(`${letter}.button`)];
  const lines = listLines(t, letter, values);
  const [greeting, footer] = [greet(t, firstName), t('seller.footer', { shop: shopName })];
  const link = `${shopUrl}/global-sellers`;
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: lines[0] ?? '',
      body: html`<h1 style="${styles.heading}">${heading}</h1>
        <p style="${styles.text}">${greeting}</p>
        ${lines.map((line) => html`<p style="${styles.text}">${line}</p>`)}
        ${
          reason === ''
            ? null
            : html`<p style="${styles.text}">
                <span style="${styles.quiet}">${t('seller.reason')}</span><br /><span style="${styles.strong}">${reason}</span>
              </p>`
        }
        ${button(label, link)}`,
      footer,
    }),
    text: `${[
      shopName,
      heading,
      `${greeting}\n${lines.join('\n\n')}`,
      ...(reason === '' ? [] : [`${t('seller.reason')}:\n${reason}`]),
      `${label}:\n${link}`,
      footer,
    ].join('\n\n')}\n`,
  };
}

/** The purpose of each email. */
const purposes = {
  received: 'Somebody has applied to sell here',
  again: 'Somebody applies to sell here once more',
  approved: 'A seller is approved',
  rejected: 'An application to sell here is turned down',
  suspended: 'A seller is suspended',
  resumed: 'A seller may sell again',
} as const;

export const sellerKinds: readonly MailKind[] = (Object.keys(purposes) as (keyof typeof purposes)[]).map((kind) => ({
  code: `seller-${kind}`,
  name: purposes[kind],
  own: [`seller.${kind}.`],
  shared: ['account.greeting', 'seller.reason', 'seller.footer'],
  example: (facts) =>
    sellerMail({
      kind,
      ...facts,
      company: 'Nordvik Linen',
      reason: kind === 'rejected' || kind === 'suspended' ? 'Some documents are missing' : '',
    }),
}));
