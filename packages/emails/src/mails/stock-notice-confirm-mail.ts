import { goodsTable } from '../goods.ts';
import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts } from '../mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';
import type { StockNoticeData } from './stock-notice-mail.ts';

/** Data of the email that asks whether a person wants a stock notice. `link` is the target of the button. */
export type StockNoticeConfirmData = Omit<StockNoticeData, 'productUrl'> & { link: string };

/** Writes the request to confirm a stock notice. It contains no name, because another person may have typed the address. */
export function stockNoticeConfirmMail({
  language,
  shopName,
  shopUrl,
  link,
  product,
  imageUrl,
  brand,
  color,
  size,
}: StockNoticeConfirmData): RenderedMail {
  const { t, tag } = getMailTexts(language);
  const subject = t('stockNoticeConfirm.subject', { product });
  const intro = t('stockNoticeConfirm.intro', { shop: shopName });
  const details = [brand, color && `${t('stockNotice.color')}: ${color}`, size && `${t('stockNotice.size')}: ${size}`].filter(Boolean).join(' · ');
  const [heading, label, footer] = [t('stockNoticeConfirm.heading'), t('stockNoticeConfirm.button'), t('stockNoticeConfirm.footer')];
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
        ${goodsTable([{ name: product, details, imageUrl }], shopUrl)} ${button(label, link)}`,
      footer,
    }),
    text: `${[shopName, `${heading}\n${intro}`, `${product}\n${details}`, `${label}:\n${link}`, footer].join('\n\n')}\n`,
  };
}

export const stockNoticeConfirmKinds: readonly MailKind[] = [
  {
    code: 'stock-notice-confirm',
    name: 'A back-in-stock email was asked for',
    own: ['stockNoticeConfirm.'],
    shared: ['stockNotice.color', 'stockNotice.size'],
    example: (facts) =>
      stockNoticeConfirmMail({
        ...facts,
        link: `${facts.shopUrl}/stock-notice`,
        product: 'Linen shirt',
        imageUrl: '',
        brand: 'Linea',
        color: 'Navy',
        size: 'M',
      }),
  },
];
