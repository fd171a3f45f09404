import { createFormats } from '../formats.ts';
import { html } from '../html.ts';
import { goodsTable } from '../goods.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage, type TranslateMail } from '../mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

/** Data of an email about a wishlist. */
export interface WishNoticeData {
  /** The recipient's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** Absolute addresses: the shop's pages in that language, and the wishlist. */
  shopUrl: string;
  wishlistUrl: string;
  currency: string;
  /** Decimals of the currency: 2 for most, 0 for yen. */
  decimals: number;
  wishes: NotedWish[];
}

export interface NotedWish {
  product: string;
  /** Path or address of its picture; '' if there is none. */
  imageUrl: string;
  brand: string;
  url: string;
  /** Current price, major units. */
  price: number;
  /** Price when it was saved, if it is lower now and may be named. */
  priceBefore: number | null;
  isBack: boolean;
}

/** Writes the email about products on the wishlist that are cheaper or available again. */
export function wishNoticeMail({ language, shopName, shopUrl, wishlistUrl, currency, decimals, wishes }: WishNoticeData): RenderedMail {
  const { t, tag } = getMailTexts(language);
  const { amount } = createFormats(tag, { currency, decimals });
  const notes = wishes.map((wish) => ({ ...wish, note: formatNote(t, wish, amount) }));
  const [subject, footer] = [t('wishNotice.subject', { shop: shopName }), t('wishNotice.footer', { shop: shopName })];
  const [heading, intro, label, stop] = [t('wishNotice.heading'), t('wishNotice.intro'), t('wishNotice.button'), t('wishNotice.stop')];
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: notes.map(({ product, note }) => `${product}: ${note}`).join(' '),
      body: html`<h1 style="${styles.heading}">${heading}</h1>
        <p style="${styles.text}">${intro}</p>
        ${goodsTable(
          notes.map(({ product, brand, url, imageUrl, note }) => ({ name: product, details: brand, url, imageUrl, note })),
          shopUrl,
        )}
        ${button(label, wishlistUrl)}
        <p style="${styles.quiet}margin:16px 0 0;"><a href="${wishlistUrl}" style="color:inherit;">${stop}</a></p>`,
      footer,
    }),
    text: `${[
      shopName,
      `${heading}\n${intro}`,
      ...notes.map(({ product, brand, url, note }) => `${product} · ${brand}\n${note}\n${url}`),
      `${label}: ${wishlistUrl}\n${stop}: ${wishlistUrl}`,
      footer,
    ].join('\n\n')}\n`,
  };
}

function formatNote(t: TranslateMail, { price, priceBefore, isBack }: NotedWish, amount: (major: number) => string): string {
  if (priceBefore === null) return t(isBack ? 'wishNotice.back' : 'wishNotice.now', { price: amount(price) });
  return t(isBack ? 'wishNotice.backAndCheaper' : 'wishNotice.cheaper', { price: amount(price), before: amount(priceBefore) });
}

export const wishNoticeKinds: readonly MailKind[] = [
  {
    code: 'wish-notice',
    name: 'Something of a wishlist is cheaper or back',
    own: ['wishNotice.'],
    shared: [],
    example: (facts) =>
      wishNoticeMail({
        ...facts,
        wishlistUrl: `${facts.shopUrl}/Wishlists`,
        wishes: [
          {
            product: 'Linen shirt',
            imageUrl: '',
            brand: 'Linea',
            url: `${facts.shopUrl}/product/linen-shirt`,
            price: facts.amount,
            priceBefore: facts.amount * 1.25,
            isBack: false,
          },
          {
            product: 'Rain coat',
            imageUrl: '',
            brand: 'Norr',
            url: `${facts.shopUrl}/product/rain-coat`,
            price: facts.amount,
            priceBefore: null,
            isBack: true,
          },
        ],
      }),
  },
];
