import { wheelMail } from '@selvedge/emails';
import { z } from 'zod';
import { getExponent } from '#kit/money';
import { findWonCoupon } from '#modules/wheel';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { isUnknownRecipient } from './send-once.ts';
import { letterhead } from './letterhead.ts';

/** Sends a coupon won at the prize wheel to its email address, unless that mailbox does not exist. */
const sendWheelCoupon = defineJob({
  name: 'send-wheel-coupon',
  schema: z.object({ spinId: z.int() }),
  run: async ({ db, config, mailer }, { spinId }, { id }) => {
    const won = await findWonCoupon(db, spinId);
    if (!won) return;
    const { email, currency, prize, code, lastDay } = won;
    const { language, shopName, shopUrl, from, messageId } = await letterhead(db, config, won);
    const mail = wheelMail({ language, shopName, shopUrl, prize, currency, decimals: getExponent(currency), code, lastDay });
    try {
      await mailer.send({ ...mail, from, to: email, headers: { 'Message-ID': messageId(`wheel-coupon-${id}`) } });
    } catch (error) {
      if (!isUnknownRecipient(error)) throw error;
    }
  },
  // A mail server may be down for hours: the last retry is after about three days.
  retry: { limit: 15, delaySeconds: 10 },
});

export const wheelMailJobs: readonly AnyJob[] = [sendWheelCoupon];
export const wheelMailSubscriptions: readonly Subscription[] = [on('wheel.won', sendWheelCoupon)];
