import { mailingMail, type MailingPart as MailPart } from '@selvedge/emails';
import { getExponent } from '#kit/money';
import { getCountry, getCurrency } from '#modules/countries';
import { buildMailingCampaign, readMailingContent, type MailingContent, type MailingPart } from '#modules/newsletter';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { MailMessage } from '#platform/mailer';
import { letterhead } from '../letterhead.ts';
import { buildProductUrl } from '../product-url.ts';
import { renderMailMarkdown } from './mail-markdown.ts';
import { createShopLinks, type BuildLink } from './shop-links.ts';

/** A mailing for the subscribers of a country and language. `write` adds what is different for each of them. */
export interface WrittenMailing {
  from: string;
  messageId: (name: string) => string;
  /** Whether nothing remains but headings and dividers, because the subscriber cannot use the other blocks. */
  isEmpty: boolean;
  /** @param unsubscribeToken null: a preview or a test without a subscription */
  write: (unsubscribeToken: string | null) => Pick<MailMessage, 'subject' | 'text'> & { html: string; unsubscribeUrl: string };
}

/**
 * Writes a mailing with the prices, products and sender of a country, in a language.
 * @throws MailingNotFound, CountryNotFound, CountryClosed
 */
export async function writeMailing(
  db: Db,
  config: Config,
  { mailingId, ...market }: { mailingId: number; countryId: number; languageId: number },
): Promise<WrittenMailing> {
  const content = await readMailingContent(db, mailingId, market);
  const { language, shopName, shopUrl, from, messageId, imprint } = await letterhead(db, config, market);
  const { code: currency } = await getCurrency(db, market.countryId);
  const { hasOmnibusRule } = await getCountry(db, market.countryId);
  const buildLink = createShopLinks(shopUrl, buildMailingCampaign(mailingId));
  const parts = content.parts.map((part) => toMailPart(part, { shopUrl, buildLink, hasPriorPrices: hasOmnibusRule }));
  return {
    from,
    messageId,
    isEmpty: content.parts.every(({ kind }) => kind === 'heading' || kind === 'divider'),
    write: (unsubscribeToken) => {
      const unsubscribeUrl = `${shopUrl}/unsubscribe?token=${unsubscribeToken ?? ''}`;
      const mail = mailingMail({
        ...{ language, shopName, shopUrl, parts, currency, decimals: getExponent(currency), unsubscribeUrl },
        ...toHead(content),
        imprint,
      });
      return { ...mail, unsubscribeUrl };
    },
  };
}

const toHead = ({ subject, preview, tag }: MailingContent) => ({ subject, preview, contentTag: tag });

interface Links {
  shopUrl: string;
  buildLink: BuildLink;
  /** Whether the country's law defines the price to which a reduction refers. */
  hasPriorPrices: boolean;
}

function toMailPart(part: MailingPart, { shopUrl, buildLink, hasPriorPrices }: Links): MailPart {
  switch (part.kind) {
    case 'text':
      return { kind: 'text', ...renderMailMarkdown(part.markdown, buildLink) };
    case 'picture': {
      const { imageUrl, width, height } = part.image;
      return { kind: 'picture', imageUrl, width, height, alt: part.alt, url: part.link === null ? null : buildLink(part.link) };
    }
    case 'button':
      return { kind: 'button', label: part.label, url: buildLink(part.link) };
    case 'products':
      return {
        kind: 'products',
        items: part.cards.map(({ name, brand, slug, colorCode, images, discountPrice, priorPrice }) => ({
          name,
          brand: brand.name,
          url: buildLink(buildProductUrl(shopUrl, slug, colorCode)),
          imageUrl: images[0]?.imageUrl ?? '',
          price: discountPrice,
          priorPrice: hasPriorPrices ? priorPrice : null,
        })),
      };
    default:
      return part;
  }
}
