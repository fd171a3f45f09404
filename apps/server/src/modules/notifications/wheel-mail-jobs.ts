import { wheelMail } from '@selvedge/emails';
import { z } from 'zod';
import { exponentOf } from '#kit/money';
import { wonCoupon } from '#modules/wheel';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { isMailboxGone } from './is-mailbox-gone.ts';
import { letterhead } from './letterhead.ts';

/** Sends a coupon that was won to the mailbox that it holds for. A mailbox that its server says is gone gets none. */
const sendWheelCoupon = defineJob({
  name: 'send-wheel-coupon',
  schema: z.object({ spinId: z.int() }),
  run: async ({ db, config, mailer }, { spinId }, { id }) => {
    const won = await wonCoupon(db, spinId);
    if (!won) return;
    const { email, currency, prize, code, lastDay } = won;
    const { language, shopName, shopUrl, from, messageId } = await letterhead(db, config, won);
    const mail = wheelMail({ language, shopName, shopUrl, prize, currency, decimals: exponentOf(currency), code, lastDay });
    try {
      await mailer.send({ ...mail, from, to: email, headers: { 'Message-ID': messageId(`wheel-coupon-${id}`) } });
    } catch (error) {
      if (!isMailboxGone(error)) throw error;
    }
  },
  // A mail server may be down for hours: the last try comes after about three days.
  retry: { limit: 15, delaySeconds: 10 },
});

export const wheelMailJobs: readonly AnyJob[] = [sendWheelCoupon];
export const wheelMailSubscriptions: readonly Subscription[] = [on('wheel.won', sendWheelCoupon)];
