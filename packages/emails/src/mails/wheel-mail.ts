import { createFormats } from '../formats.ts';
import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage } from '../texts/get-mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

/** Data of the mail with a coupon from the prize wheel. */
export interface WheelMailData {
  /** The winner's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  prize: {
    kind: 'percent' | 'amount' | 'free-delivery';
    /** Basis points for a percentage, major units for an amount. */
    value: number;
    /** Minimum value of the goods, major units; null: none. */
    minimum: number | null;
  };
  currency: string;
  decimals: number;
  code: string;
  /** ISO date. */
  lastDay: string;
}

/** Writes the mail with a coupon from the prize wheel. It contains no name, because another person may have typed the address. */
export function wheelMail({ language, shopName, shopUrl, prize, currency, decimals, code, lastDay }: WheelMailData): RenderedMail {
  const { texts, tag } = getMailTexts(language);
  const say = texts.wheel;
  const formats = createFormats(tag, { currency, decimals });
  const gives =
    prize.kind === 'percent'
      ? say.percent(formats.rate(prize.value))
      : prize.kind === 'amount'
        ? say.amount(formats.amount(prize.value))
        : say.freeDelivery;
  const terms = [...(prize.minimum === null ? [] : [say.minimum(formats.amount(prize.minimum))]), say.until(formats.date(lastDay))];
  const subject = say.subject(shopName);
  const footer = say.footer(shopName);
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: gives,
      body: html`<h1 style="${styles.heading}">${say.heading}</h1>
        <p style="${styles.text}${styles.strong}">${gives}</p>
        <p style="${styles.text}">${say.intro}</p>
        <p style="${styles.quiet}margin:0 0 4px;">${say.code}</p>
        <p
          style="margin:0 0 8px;padding:12px 16px;border:1px dashed #868d8d;border-radius:4px;font-size:20px;line-height:28px;font-weight:600;letter-spacing:0.04em;color:#040707;"
        >
          ${code}
        </p>
        <p style="${styles.quiet}margin:0 0 24px;">${terms.join(' · ')}</p>
        ${button(say.button, shopUrl)}
        <p style="${styles.quiet}margin:16px 0 0;">${say.note}</p>`,
      footer,
    }),
    text: `${[shopName, `${say.heading}\n${gives}`, say.intro, `${say.code}: ${code}\n${terms.join('\n')}`, `${say.button}: ${shopUrl}`, say.note, footer].join('\n\n')}\n`,
  };
}

export const wheelKinds: readonly MailKind[] = [
  {
    code: 'wheel-coupon',
    name: 'A coupon was won on the wheel',
    own: ['wheel.'],
    shared: [],
    example: ({ amount, at, ...facts }) =>
      wheelMail({
        ...facts,
        prize: { kind: 'percent', value: 1000, minimum: amount },
        code: 'SPIN-7KQ4M-X2RPA',
        lastDay: at.toISOString().slice(0, 10),
      }),
  },
];
