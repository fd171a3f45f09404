import { createFormats } from '../formats.ts';
import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, type MailLanguage } from '../mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

/** Data of the email with a coupon from the prize wheel. */
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

/** Writes the email with a coupon from the prize wheel. It contains no name, because another person may have typed the address. */
export function wheelMail({ language, shopName, shopUrl, prize, currency, decimals, code, lastDay }: WheelMailData): RenderedMail {
  const { t, tag } = getMailTexts(language);
  const formats = createFormats(tag, { currency, decimals });
  const gives =
    prize.kind === 'percent'
      ? t('wheel.percent', { rate: formats.rate(prize.value) })
      : prize.kind === 'amount'
        ? t('wheel.amount', { amount: formats.amount(prize.value) })
        : t('wheel.freeDelivery');
  const terms = [
    ...(prize.minimum === null ? [] : [t('wheel.minimum', { amount: formats.amount(prize.minimum) })]),
    t('wheel.until', { day: formats.date(lastDay) }),
  ];
  const subject = t('wheel.subject', { shop: shopName });
  const [heading, intro, codeLabel, label, note] = [t('wheel.heading'), t('wheel.intro'), t('wheel.code'), t('wheel.button'), t('wheel.note')];
  const footer = t('wheel.footer', { shop: shopName });
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: gives,
      body: html`<h1 style="${styles.heading}">${heading}</h1>
        <p style="${styles.text}${styles.strong}">${gives}</p>
        <p style="${styles.text}">${intro}</p>
        <p style="${styles.quiet}margin:0 0 4px;">${codeLabel}</p>
        <p
          style="margin:0 0 8px;padding:12px 16px;border:1px dashed #868d8d;border-radius:4px;font-size:20px;line-height:28px;font-weight:600;letter-spacing:0.04em;color:#040707;"
        >
          ${code}
        </p>
        <p style="${styles.quiet}margin:0 0 24px;">${terms.join(' · ')}</p>
        ${button(label, shopUrl)}
        <p style="${styles.quiet}margin:16px 0 0;">${note}</p>`,
      footer,
    }),
    text: `${[shopName, `${heading}\n${gives}`, intro, `${codeLabel}: ${code}\n${terms.join('\n')}`, `${label}: ${shopUrl}`, note, footer].join('\n\n')}\n`,
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
