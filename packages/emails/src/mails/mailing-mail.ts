import { createFormats } from '../formats.ts';
import { html, type Html } from '../html.ts';
import { layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage } from '../mail-texts.ts';
import { renderPart, writePartText, type MailingPart } from '../mailing/mailing-parts.ts';
import type { PartTexts } from '../mailing/part-texts.ts';
import type { MailKind } from '../mail-kind.ts';
import type { RenderedMail } from '../rendered-mail.ts';

/** Data of a mailing for one subscriber. */
export interface MailingMailData {
  /** The subscriber's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  subject: string;
  /** Preview text of an inbox. */
  preview: string;
  /** BCP 47 tag of subject and blocks, which may differ from the subscriber's language. */
  contentTag: string;
  parts: readonly MailingPart[];
  currency: string;
  /** Decimals of the currency: 2 for most, 0 for yen. */
  decimals: number;
  /** Address that ends the subscription. */
  unsubscribeUrl: string;
  /** Name, address and contact of the country's seller, one line each. */
  imprint: readonly string[];
}

/** Writes a newsletter email from its blocks. The first heading is the heading of the email. */
export function mailingMail(data: MailingMailData): RenderedMail {
  const { language, shopName, shopUrl, subject, preview, contentTag, parts, unsubscribeUrl, imprint } = data;
  const { t, tag } = getMailTexts(language);
  const { amount } = createFormats(tag, data);
  const texts: PartTexts = {
    tag,
    amount,
    coupon: t('mailing.coupon'),
    couponNote: t('mailing.couponNote'),
    priorPrice: (price) => t('mailing.priorPrice', { price: amount(price) }),
  };
  const [footer, unsubscribe] = [t('mailing.footer', { shop: shopName }), t('newsletter.unsubscribe')];
  const first = parts.findIndex(({ kind }) => kind === 'heading');
  return {
    subject,
    html: layout({
      lang: contentTag,
      title: subject,
      shopName,
      shopUrl,
      preview,
      body: html`${parts.map((part, index) => renderPart(part, { isFirstHeading: index === first, shopUrl, texts }))}`,
      footer: writeFooter({ tag, footer, unsubscribe, unsubscribeUrl, imprint }),
    }),
    text: `${[
      shopName,
      ...parts.map((part) => writePartText(part, texts)),
      footer,
      `${unsubscribe}:\n${unsubscribeUrl}`,
      ...(imprint.length > 0 ? [imprint.join('\n')] : []),
    ].join('\n\n')}\n`,
  };
}

interface Footer {
  tag: string;
  footer: string;
  unsubscribe: string;
  unsubscribeUrl: string;
  imprint: readonly string[];
}

const writeFooter = ({ tag, footer, unsubscribe, unsubscribeUrl, imprint }: Footer): Html =>
  html`<p lang="${tag}" style="${styles.quiet}margin:0 0 8px;">${footer}</p>
    <p lang="${tag}" style="${styles.quiet}margin:0 0 8px;">
      <a href="${unsubscribeUrl}" style="color:inherit;text-decoration:underline;">${unsubscribe}</a>
    </p>
    ${
      imprint.length === 0
        ? null
        : html`<p lang="${tag}" style="${styles.quiet}margin:0;">
            ${imprint.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}
          </p>`
    }`;

const example: MailingPart[] = [
  { kind: 'heading', text: 'New this week' },
  { kind: 'text', html: '<p>Linen for warm days.</p>', text: 'Linen for warm days.' },
];

export const mailingKinds: readonly MailKind[] = [
  {
    code: 'mailing',
    name: 'A mailing is sent to subscribers',
    own: ['mailing.'],
    shared: ['newsletter.unsubscribe'],
    example: (facts) =>
      mailingMail({
        ...facts,
        subject: 'New this week',
        preview: 'Linen for warm days',
        contentTag: 'en-GB',
        parts: [
          ...example,
          {
            kind: 'products',
            items: [
              {
                name: 'Linen shirt',
                brand: 'Linea',
                url: `${facts.shopUrl}/product/linen-shirt`,
                imageUrl: '',
                price: facts.amount,
                priorPrice: null,
              },
            ],
          },
          { kind: 'button', label: 'New arrivals', url: facts.shopUrl },
          { kind: 'coupon', code: 'SUMMER10' },
        ],
        unsubscribeUrl: `${facts.shopUrl}/unsubscribe`,
        imprint: [],
      }),
  },
];
