import { createFormats } from '../formats.ts';
import { html } from '../html.ts';
import { goodsTable } from '../goods.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage, type TranslateMail } from '../mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

/** Data of a reminder of an abandoned cart. */
export interface CartReminderData {
  /** The recipient's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** Absolute addresses: the shop's pages in that language, the cart, and the page that stops reminders. */
  shopUrl: string;
  cartUrl: string;
  stopUrl: string;
  /** '' if unknown. */
  firstName: string;
  currency: string;
  /** Decimals of the currency: 2 for most, 0 for yen. */
  decimals: number;
  pieces: CartPiece[];
}

interface CartPiece {
  product: string;
  /** Page of the product. */
  url: string;
  /** Path or address of its picture; '' if there is none. */
  imageUrl: string;
  brand: string;
  /** '' if there is none. */
  color: string;
  size: string;
  quantity: number;
  /** Current price of one piece, major units. */
  price: number;
}

/** Writes the only reminder of a cart. It never contains data that was typed at the checkout. */
export function cartReminderMail({
  language,
  shopName,
  shopUrl,
  cartUrl,
  stopUrl,
  firstName,
  currency,
  decimals,
  pieces,
}: CartReminderData): RenderedMail {
  const { t, tag } = getMailTexts(language);
  const formats = createFormats(tag, { currency, decimals });
  const shown = pieces.map((piece) => ({
    name: piece.product,
    ...{ url: piece.url, imageUrl: piece.imageUrl },
    details: formatDetails(t, piece, formats.count(piece.quantity)),
    price: formats.amount(piece.price * piece.quantity),
  }));
  const [subject, footer] = [t('cartReminder.subject', { shop: shopName }), t('cartReminder.footer', { shop: shopName })];
  const greeting = firstName === '' ? t('cartReminder.greetingWithoutName') : t('cartReminder.greeting', { firstName });
  const [heading, intro, label, stop] = [t('cartReminder.heading'), t('cartReminder.intro'), t('cartReminder.button'), t('cartReminder.stop')];
  const hints = `${t('cartReminder.notHeld')} ${t('cartReminder.elsewhere')}`;
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: shown.map(({ name }) => name).join(', '),
      body: html`<h1 style="${styles.heading}">${heading}</h1>
        <p style="${styles.text}">${greeting}<br />${intro}</p>
        ${goodsTable(shown, shopUrl)} ${button(label, cartUrl)}
        <p style="${styles.quiet}margin:12px 0 0;">${hints}</p>
        <p style="${styles.quiet}margin:16px 0 0;"><a href="${stopUrl}" style="color:inherit;">${stop}</a></p>`,
      footer,
    }),
    text: `${[
      shopName,
      `${heading}\n${greeting}\n${intro}`,
      ...shown.map(({ name, details, price }) => `${name}\n${details}\n${price}`),
      `${label}: ${cartUrl}\n${hints}`,
      `${stop}: ${stopUrl}`,
      footer,
    ].join('\n\n')}\n`,
  };
}

const formatDetails = (t: TranslateMail, { brand, color, size, quantity }: CartPiece, pieces: string): string =>
  [
    brand,
    color && `${t('cartReminder.color')}: ${color}`,
    size && `${t('cartReminder.size')}: ${size}`,
    quantity > 1 && t('cartReminder.quantity', { pieces }),
  ]
    .filter(Boolean)
    .join(' · ');

export const cartReminderKinds: readonly MailKind[] = [
  {
    code: 'cart-reminder',
    name: 'A cart was left',
    own: ['cartReminder.'],
    shared: [],
    example: (facts) =>
      cartReminderMail({
        ...facts,
        cartUrl: `${facts.shopUrl}/cart/back`,
        stopUrl: `${facts.shopUrl}/cart/back?stop=`,
        pieces: [
          {
            product: 'Linen shirt',
            url: `${facts.shopUrl}/product/linen-shirt`,
            imageUrl: '',
            brand: 'Linea',
            color: 'Navy',
            size: 'M',
            quantity: 2,
            price: facts.amount,
          },
        ],
      }),
  },
];
