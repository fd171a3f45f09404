import { html } from '../html.ts';
import { goodsTable } from '../goods.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage } from '../mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

/** Data of the email to a customer who waits for a product. */
export interface StockNoticeData {
  /** The recipient's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  productUrl: string;
  product: string;
  /** Path or address of its picture; '' if there is none. */
  imageUrl: string;
  brand: string;
  /** '' if there is none. */
  color: string;
  size: string;
}

/** Writes the email that a product is available again. It is sent only once. */
export function stockNoticeMail({ language, shopName, shopUrl, productUrl, product, imageUrl, brand, color, size }: StockNoticeData): RenderedMail {
  const { t, tag } = getMailTexts(language);
  const subject = t('stockNotice.subject', { product });
  const intro = t('stockNotice.intro', { shop: shopName });
  const details = [brand, color && `${t('stockNotice.color')}: ${color}`, size && `${t('stockNotice.size')}: ${size}`].filter(Boolean).join(' · ');
  const [heading, label, hurry] = [t('stockNotice.heading'), t('stockNotice.button'), t('stockNotice.hurry')];
  const footer = t('stockNotice.footer', { shop: shopName });
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: intro,
      body: html`<h1 style="${styles.heading}">${heading}</h1>
        <p style="${styles.text}">${intro}</p>
        ${goodsTable([{ name: product, details, imageUrl, url: productUrl }], shopUrl)} ${button(label, productUrl)}
        <p style="${styles.quiet}margin:12px 0 0;">${hurry}</p>`,
      footer,
    }),
    text: `${[shopName, `${heading}\n${intro}`, `${product}\n${details}`, `${label}: ${productUrl}\n${hurry}`, footer].join('\n\n')}\n`,
  };
}

export const stockNoticeKinds: readonly MailKind[] = [
  {
    code: 'stock-notice',
    name: 'A sold-out size is back',
    own: ['stockNotice.'],
    shared: [],
    example: (facts) =>
      stockNoticeMail({
        ...facts,
        productUrl: `${facts.shopUrl}/product/linen-shirt`,
        product: 'Linen shirt',
        imageUrl: '',
        brand: 'Linea',
        color: 'Navy',
        size: 'M',
      }),
  },
];
