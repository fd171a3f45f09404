import { wishNoticeMail } from '@selvedge/emails';
import { now } from '#kit/clock';
import { exponentOf, money, toMajor } from '#kit/money';
import { userContact } from '#modules/accounts';
import { currencyOn, dayIn, listActiveCountries } from '#modules/countries';
import { cardsOfWanted } from '#modules/search';
import { claimNews, newsOfWishes, noticeLanguage, unclaimNews, type WishNews } from '#modules/wishlist';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { Mailer, MailMessage } from '#platform/mailer';
import { letterhead } from './letterhead.ts';

/** Garments in one mail; the others come another day. */
const mostInMail = 20;

/**
 * Tells a customer once what of his wishlist has become cheaper or is back: of one country's shop, from that shop, in the
 * language he asked in. Nobody is told at a mailbox that its owner has not confirmed.
 * @throws what the mailer throws: to be tried again later
 */
export async function sendWishNotice({ db, config, mailer }: { db: Db; config: Config; mailer: Mailer }, userId: number): Promise<void> {
  const languageId = await noticeLanguage(db, userId);
  const contact = await userContact(db, userId);
  if (languageId === undefined || !contact?.isEmailConfirmed) return;
  const found = (await newsOfWishes(db, [userId])).get(userId) ?? [];
  const news = await claimNews(db, (await mostOfOneShop(db, found)).slice(0, mostInMail));
  if (news.length === 0) return;
  try {
    await mailer.send(await write(db, config, { news, contact, languageId }));
  } catch (error) {
    await unclaimNews(db, news);
    throw error;
  }
}

/** One mail a day has one sender: the shop with the most to tell. */
async function mostOfOneShop(db: Db, news: readonly WishNews[]): Promise<WishNews[]> {
  const shops = (await listActiveCountries(db)).map(({ id }) => news.filter(({ wish }) => wish.countryId === id));
  return shops.reduce<WishNews[]>((most, ofShop) => (ofShop.length > most.length ? ofShop : most), []);
}

async function write(
  db: Db,
  config: Config,
  { news, contact, languageId }: { news: readonly WishNews[]; contact: { userId: number; email: string }; languageId: number },
): Promise<MailMessage> {
  const countryId = news[0]?.wish.countryId ?? 0;
  const { language, shopName, shopUrl, timeZone, from, messageId } = await letterhead(db, config, { countryId, languageId });
  const { code: currency } = await currencyOn(db, countryId);
  const cards = await cardsOfWanted(
    db,
    news.map(({ item }) => item),
    { countryId, languageId },
  );
  const mail = wishNoticeMail({
    language,
    shopName,
    shopUrl,
    wishlistUrl: `${shopUrl}/Wishlists`,
    currency,
    decimals: exponentOf(currency),
    wishes: cards.flatMap(({ id, slug, name, brand, discountPrice }) => {
      const told = news.find(({ wish }) => wish.productId === id);
      if (!told) return [];
      const priceBefore = told.priceBefore === null ? null : toMajor(money(told.priceBefore, currency));
      const url = `${shopUrl}/product/${encodeURIComponent(slug)}`;
      return { product: name, brand: brand.name, url, price: discountPrice, priceBefore, isBack: told.isBack };
    }),
  });
  const name = `wish-notice-${contact.userId}-${dayIn(timeZone, now())}`;
  return { ...mail, from, to: contact.email, headers: { 'Message-ID': messageId(name) } };
}
