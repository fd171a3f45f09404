import { html } from './html.ts';
import { button, layout, styles } from './layout.ts';
import { textsIn, type MailLanguage } from './texts/texts-in.ts';
import type { WrittenMail } from './written-mail.ts';

/** All that the mail says to somebody who waited for a garment. */
export interface StockNoticeData {
  /** The shop's language: `en`, `de`, `el`, `bn`; another is written in English, as far as the merchant has no words of his own. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  productUrl: string;
  product: string;
  brand: string;
  /** '' where it has none. */
  color: string;
  size: string;
}

/** The one mail that says that something is available again. */
export function stockNoticeMail({ language, shopName, shopUrl, productUrl, product, brand, color, size }: StockNoticeData): WrittenMail {
  const { texts, tag } = textsIn(language);
  const say = texts.stockNotice;
  const subject = say.subject(product);
  const intro = say.intro(shopName);
  const details = [brand, color && `${say.color}: ${color}`, size && `${say.size}: ${size}`].filter(Boolean).join(' · ');
  const footer = say.footer(shopName);
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: intro,
      body: html`<h1 style="${styles.heading}">${say.heading}</h1>
        <p style="${styles.text}">${intro}</p>
        <p style="${styles.text}"><span style="${styles.strong}">${product}</span><br /><span style="${styles.quiet}">${details}</span></p>
        ${button(say.button, productUrl)}
        <p style="${styles.quiet}margin:12px 0 0;">${say.hurry}</p>`,
      footer,
    }),
    text: `${[shopName, `${say.heading}\n${intro}`, `${product}\n${details}`, `${say.button}: ${productUrl}\n${say.hurry}`, footer].join('\n\n')}\n`,
  };
}
