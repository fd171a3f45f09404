import { html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import { getMailTexts, listLines, type MailKindOf, type MailLanguage } from '../mail-texts.ts';
import type { RenderedMail } from '../rendered-mail.ts';
import type { MailKind } from '../mail-kind.ts';

/** Data of an email about the newsletter. */
export interface NewsletterMailData {
  kind: MailKindOf<'newsletter'>;
  /** The subscriber's language, optionally with the merchant's own sentences. */
  language: MailLanguage;
  shopName: string;
  /** The shop's pages in that language, without a slash at the end. */
  shopUrl: string;
  /** Target of the button. */
  link: string;
  /** Address that ends the subscription; null: there is no subscription yet. */
  unsubscribeUrl: string | null;
  /** A coupon that the subscriber can use. */
  couponCode?: string | undefined;
  /** Name, address and contact of the country's seller, one line each. */
  imprint?: readonly string[] | undefined;
}

const noLines: readonly string[] = [];

/** Writes the request to confirm a subscription, or the email of a flow. It contains no name, because another person may have typed the address. */
export function newsletterMail(data: NewsletterMailData): RenderedMail {
  const { kind, language, shopName, shopUrl, link, unsubscribeUrl, couponCode, imprint = noLines } = data;
  const { t, tag } = getMailTexts(language);
  const letter = `newsletter.${kind}` as const;
  const [subject, heading, label, note] = [
    t(`${letter}.subject`, { shop: shopName }),
    t(`${letter}.heading`),
    t(`${letter}.button`),
    t(`${letter}.note`),
  ];
  const lines = [...listLines(t, letter, { shop: shopName }), ...(couponCode === undefined ? [] : [t('newsletter.coupon', { code: couponCode })])];
  const [unsubscribe, footer] = [t('newsletter.unsubscribe'), t('newsletter.footer', { shop: shopName })];
  return {
    subject,
    html: layout({
      lang: tag,
      title: subject,
      shopName,
      shopUrl,
      preview: lines[0] ?? '',
      body: html`<h1 style="${styles.heading}">${heading}</h1>
        ${lines.map((line) => html`<p style="${styles.text}">${line}</p>`)} ${button(label, link)}
        <p style="${styles.quiet}margin:16px 0 0;">${note}</p>
        ${
          unsubscribeUrl === null
            ? null
            : html`<p style="${styles.quiet}margin:16px 0 0;"><a href="${unsubscribeUrl}" style="color:inherit;">${unsubscribe}</a></p>`
        }`,
      footer: html`${footer}${imprint.map((line) => html`<br />${line}`)}`,
    }),
    text: `${[
      shopName,
      heading,
      lines.join('\n\n'),
      `${label}:\n${link}`,
      note,
      ...(unsubscribeUrl === null ? [] : [`${unsubscribe}:\n${unsubscribeUrl}`]),
      [footer, ...imprint].join('\n'),
    ].join('\n\n')}\n`,
  };
}

const kindNames = {
  confirm: 'The newsletter was asked for',
  welcome: 'The newsletter is confirmed (flow “Welcome”)',
  winBack: 'The last order is long ago (flow “Win back”)',
} as const;

export const newsletterKinds: readonly MailKind[] = (['confirm', 'welcome', 'winBack'] as const).map((kind) => ({
  code: `newsletter-${kind === 'winBack' ? 'win-back' : kind}`,
  name: kindNames[kind],
  own: [`newsletter.${kind}.`],
  shared: ['newsletter.footer', ...(kind === 'confirm' ? [] : ['newsletter.unsubscribe', 'newsletter.coupon'])],
  example: (facts) =>
    newsletterMail({
      kind,
      ...facts,
      link: facts.shopUrl,
      unsubscribeUrl: kind === 'confirm' ? null : `${facts.shopUrl}/unsubscribe`,
      ...(kind !== 'confirm' && { couponCode: 'SUMMER10' }),
    }),
}));
