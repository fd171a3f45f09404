import { cartReminderMail } from '@selvedge/emails';
import { getExponent, money, toMajor } from '#kit/money';
import { claimReminder, createReminderToken, releaseReminder, type DueReminder } from '#modules/checkout';
import { getCurrency } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { Mailer, MailMessage } from '#platform/mailer';
import { letterhead } from '../letterhead.ts';
import { buildOneClickHeaders } from '../one-click-headers.ts';
import { buildProductUrl } from '../product-url.ts';
import { isRefused } from '../refuse-mail.ts';

/**
 * Sends one reminder of an abandoned cart, if the shopper requested it and may still receive it.
 * @throws errors of the mailer: to be retried
 */
export async function sendCartReminder({ db, config, mailer }: { db: Db; config: Config; mailer: Mailer }, cartId: string): Promise<void> {
  const reminder = await claimReminder(db, cartId);
  if (!reminder || (await isRefused(db, { email: reminder.email, kind: 'cart-reminder' }))) return;
  try {
    await mailer.send(await write(db, config, reminder));
  } catch (error) {
    await releaseReminder(db, reminder);
    throw error;
  }
}

async function write(db: Db, config: Config, reminder: DueReminder): Promise<MailMessage> {
  const { email, firstName, countryId, languageId, lines } = reminder;
  const { language, shopName, shopUrl, from, messageId } = await letterhead(db, config, { countryId, languageId });
  const { code: currency } = await getCurrency(db, countryId);
  const stopToken = createReminderToken(reminder, 'stop');
  const stopUrl = `${shopUrl}/cart/back?stop=${stopToken}`;
  const mail = cartReminderMail({
    language,
    shopName,
    shopUrl,
    cartUrl: `${shopUrl}/cart/back?token=${createReminderToken(reminder, 'back')}`,
    stopUrl,
    firstName,
    currency,
    decimals: getExponent(currency),
    pieces: lines.map(({ variant, quantity, available, price }) => ({
      product: variant.name,
      url: buildProductUrl(shopUrl, variant.slug, variant.color?.code ?? null),
      imageUrl: variant.image?.imageUrl ?? '',
      brand: variant.brand,
      color: variant.color?.name ?? '',
      size: variant.size.name,
      quantity: Math.min(quantity, available),
      price: toMajor(money(price?.discount ?? 0, currency)),
    })),
  });
  const headers = {
    'Message-ID': messageId(`cart-reminder-${stopToken.slice(0, 16)}`),
    ...buildOneClickHeaders(stopUrl),
  };
  return { ...mail, from, to: email, headers };
}
