import { returnMail } from '@selvedge/emails';
import { z } from 'zod';
import { getCountry } from '#modules/countries';
import { readOrder } from '#modules/orders';
import { findReturnUpdate } from '#modules/returns';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import type { Services } from '#platform/services';
import { letterhead } from '../letterhead.ts';
import { orderUrl } from './write-order-mail.ts';
import { sendOnce } from '../send-once.ts';

const schema = z.object({
  requestId: z.int(),
  news: z.enum(['requested', 'approved', 'rejected', 'received', 'withdrawal']),
  eventId: z.int(),
  declared: z.array(z.object({ orderLineId: z.int(), shipmentItemId: z.int().optional(), quantity: z.int() })).optional(),
});

/**
 * Sends a customer the state of their return, once per step.
 * @throws errors of the mailer: to be retried
 */
async function sendReturnMail(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  { requestId, news: step, eventId, declared }: z.infer<typeof schema>,
): Promise<void> {
  const returnUpdate = await findReturnUpdate(db, { requestId, eventId, declared });
  const read = returnUpdate && (await readOrder(db, returnUpdate.orderId));
  if (!read || read.row.email === '') return;
  const { row } = read;
  const { language, shopName, shopUrl, timeZone, from, messageId } = await letterhead(db, config, row);
  const { seller } = await getCountry(db, row.countryId);
  const isSent = step === 'approved' || (step === 'withdrawal' && returnUpdate.hasNote);
  const mail = returnMail({
    kind: step,
    language,
    shopName,
    shopUrl,
    link: `${orderUrl({ shopUrl }, row)}/return`,
    firstName: row.shippingAddress.firstName,
    orderNumber: row.orderNumber,
    returnNumber: returnUpdate.returnNumber,
    at: returnUpdate.at,
    timeZone,
    pieces: returnUpdate.pieces,
    hasUnsent: returnUpdate.hasUnsent,
    sendTo: isSent ? [seller?.name ?? shopName, ...(seller?.address ?? [])] : [],
    reason: step === 'rejected' ? returnUpdate.reason : '',
  });
  const kind = `return-${eventId}`;
  const message = { ...mail, from, to: row.email, headers: { 'Message-ID': messageId(`${kind}-${returnUpdate.returnNumber}`) } };
  await sendOnce(db, { orderId: row.id, kind, recipient: row.email }, () => mailer.send(message));
}

const sendReturnMailJob = defineJob({ name: 'send-return-mail', schema, run: sendReturnMail, retry: { limit: 15, delaySeconds: 10 } });

export const returnMailJobs: readonly AnyJob[] = [sendReturnMailJob];
export const returnMailSubscriptions: readonly Subscription[] = [on('return.moved', sendReturnMailJob)];
