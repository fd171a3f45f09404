import { formatsFor } from './formats.ts';
import { html } from './html.ts';
import { button, layout, styles } from './layout.ts';
import type { MailTexts } from './mail-texts.ts';
import { textsIn, type MailLanguage } from './texts/texts-in.ts';
import type { WrittenMail } from './written-mail.ts';

/** All that the mail says of a wishlist. */
export interface WishNoticeData {
  /** The shop's language: `en`, `de`, `el`, `bn`; another is written in English, as far as the merchant has no words of his own. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, and the one with the wishlist; absolute. */
  shopUrl: string;
  wishlistUrl: string;
  currency: string;
  /** Of the currency's minor unit: 2 for most, 0 for yen. */
  decimals: number;
  wishes: NotedWish[];
}

export interface NotedWish {
  product: string;
  brand: string;
  url: string;
  /** Major units, now. */
  price: number;
  /** What it cost when it was saved, where it is less now. */
  priceBefore: number | null;
  isBack: boolean;
}

/** The mail of what has become cheaper, and of what can be had again. */
export function wishNoticeMail({ language, shopName, shopUrl, wishlistUrl, currency, decimals, wishes }: WishNoticeData): WrittenMail {
  const { texts, tag } = textsIn(language);
  const say = texts.wishNotice;
  const { amount } = formatsFor(tag, { currency, decimals });
  const notes = wishes.map((wish) => ({ ...wish, note: noteOf(say, wish, amount) }));
  const [subject, footer] = [say.subject(shopName), say.footer(shopName)];
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: notes.map(({ product, note }) => `${product}: ${note}`).join(' '),
      body: html`<h1 style="${styles.heading}">${say.heading}</h1>
        <p style="${styles.text}">${say.intro}</p>
        ${notes.map(
          ({ product, brand, url, note }) =>
            html`<p style="${styles.text}">
              <a href="${url}" style="color:inherit;${styles.strong}">${product}</a><br /><span style="${styles.quiet}">${brand}</span><br />${note}
            </p>`,
        )}
        ${button(say.button, wishlistUrl)}
        <p style="${styles.quiet}margin:16px 0 0;"><a href="${wishlistUrl}" style="color:inherit;">${say.stop}</a></p>`,
      footer,
    }),
    text: `${[
      shopName,
      `${say.heading}\n${say.intro}`,
      ...notes.map(({ product, brand, url, note }) => `${product} · ${brand}\n${note}\n${url}`),
      `${say.button}: ${wishlistUrl}\n${say.stop}: ${wishlistUrl}`,
      footer,
    ].join('\n\n')}\n`,
  };
}

function noteOf(say: MailTexts['wishNotice'], { price, priceBefore, isBack }: NotedWish, amount: (major: number) => string): string {
  if (priceBefore === null) return say.back(amount(price));
  return isBack ? say.backAndCheaper(amount(price), amount(priceBefore)) : say.cheaper(amount(price), amount(priceBefore));
}
