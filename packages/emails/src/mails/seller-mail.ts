import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import type { SellerMailKind } from '../texts/seller-texts.ts';
import { getMailTexts, type MailLanguage } from '../texts/get-mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

/** Data of a mail to a seller. */
export interface SellerMailData {
  kind: SellerMailKind;
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

/** Writes a mail to a seller or an applicant. */
export function sellerMail({ kind, language, shopName, shopUrl, firstName, company, reason }: SellerMailData): RenderedMail {
  const { texts, tag } = getMailTexts(language);
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

/** The purpose of each mail. */
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
  own: [`seller.letters.${kind}.`],
  shared: ['account.greeting', 'seller.reason', 'seller.footer'],
  example: (facts) =>
    sellerMail({
      kind,
      ...facts,
      company: 'Nordvik Linen',
      reason: kind === 'rejected' || kind === 'suspended' ? 'Some documents are missing' : '',
    }),
}));
