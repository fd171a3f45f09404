import { wishNoticeMail } from '@selvedge/emails';
import { now } from '#kit/clock';
import { getExponent, money, toMajor } from '#kit/money';
import { findUserContact } from '#modules/accounts';
import { getCurrency, toLocalDay, listActiveCountries } from '#modules/countries';
import { readRequestedCards } from '#modules/search';
import { claimWishChanges, listWishChanges, findNoticeLanguage, releaseWishChanges, type WishChange } from '#modules/wishlist';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { Mailer, MailMessage } from '#platform/mailer';
import { letterhead } from '../letterhead.ts';
import { buildProductUrl } from '../product-url.ts';

/** Maximum number of garments in one email; the others follow another day. */
const mostInMail = 20;

/**
 * Sends a customer one email about wishlist items that are cheaper or back in stock. The email is about one country, comes from its shop and
 * is in the chosen language. Unconfirmed email addresses get none.
 * @throws errors of the mailer: to be retried
 */
export async function sendWishNotice({ db, config, mailer }: { db: Db; config: Config; mailer: Mailer }, userId: number): Promise<void> {
  const languageId = await findNoticeLanguage(db, userId);
  const contact = await findUserContact(db, userId);
  if (languageId === undefined || !contact?.isEmailConfirmed) return;
  const found = (await listWishChanges(db, [userId])).get(userId) ?? [];
  const changes = await claimWishChanges(db, (await selectMainShop(db, found)).slice(0, mostInMail));
  if (changes.length === 0) return;
  try {
    await mailer.send(await write(db, config, { news: changes, contact, languageId }));
  } catch (error) {
    await releaseWishChanges(db, changes);
    throw error;
  }
}

/** Selects the shop with the most items, because a customer gets one email per day, from one sender. */
async function selectMainShop(db: Db, changes: readonly WishChange[]): Promise<WishChange[]> {
  const shops = (await listActiveCountries(db)).map(({ id }) => changes.filter(({ wish }) => wish.countryId === id));
  return shops.reduce<WishChange[]>((most, ofShop) => (ofShop.length > most.length ? ofShop : most), []);
}

async function write(
  db: Db,
  config: Config,
  { news: changes, contact, languageId }: { news: readonly WishChange[]; contact: { userId: number; email: string }; languageId: number },
): Promise<MailMessage> {
  const countryId = changes[0]?.wish.countryId ?? 0;
  const { language, shopName, shopUrl, timeZone, from, messageId } = await letterhead(db, config, { countryId, languageId });
  const { code: currency } = await getCurrency(db, countryId);
  const cards = await readRequestedCards(
    db,
    changes.map(({ item }) => item),
    { countryId, languageId },
  );
  const mail = wishNoticeMail({
    language,
    shopName,
    shopUrl,
    wishlistUrl: `${shopUrl}/Wishlists`,
    currency,
    decimals: getExponent(currency),
    wishes: cards.flatMap(({ id, slug, colorCode, name, brand, discountPrice, images }) => {
      const notified = changes.find(({ wish }) => wish.productId === id);
      if (!notified) return [];
      const priceBefore = notified.priceBefore === null ? null : toMajor(money(notified.priceBefore, currency));
      const url = buildProductUrl(shopUrl, slug, colorCode);
      return {
        product: name,
        imageUrl: images[0]?.imageUrl ?? '',
        brand: brand.name,
        url,
        price: discountPrice,
        priceBefore,
        isBack: notified.isBack,
      };
    }),
  });
  const name = `wish-notice-${contact.userId}-${toLocalDay(timeZone, now())}`;
  return { ...mail, from, to: contact.email, headers: { 'Message-ID': messageId(name) } };
}
