import { returnMail } from '@selvedge/emails';
import { z } from 'zod';
import { getCountry } from '#modules/countries';
import { readOrder } from '#modules/orders';
import { findReturnNews } from '#modules/returns';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import type { Services } from '#platform/services';
import { letterhead } from './letterhead.ts';
import { sendOnce } from './send-once.ts';

const schema = z.object({
  requestId: z.int(),
  news: z.enum(['requested', 'approved', 'rejected', 'received', 'withdrawal']),
  eventId: z.int(),
  declared: z.array(z.object({ orderLineId: z.int(), quantity: z.int() })).optional(),
});

/**
 * Tells a customer how something that he sends back stands, once for each step.
 * @throws what the mailer throws: to be tried again later
 */
async function sendReturnMail(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  { requestId, news, eventId, declared }: z.infer<typeof schema>,
): Promise<void> {
  const told = await findReturnNews(db, { requestId, eventId, declared });
  const read = told && (await readOrder(db, told.orderId));
  if (!read || read.row.email === '') return;
  const { row } = read;
  const { language, shopName, shopUrl, timeZone, from, messageId } = await letterhead(db, config, row);
  const { seller } = await getCountry(db, row.countryId);
  const isSent = news === 'approved' || (news === 'withdrawal' && told.hasNote);
  const mail = returnMail({
    kind: news,
    language,
    shopName,
    shopUrl,
    link: `${shopUrl}/return/${row.invoiceNumber ?? row.orderNumber}`,
    firstName: row.shippingAddress.firstName,
    orderNumber: row.orderNumber,
    returnNumber: told.returnNumber,
    at: told.at,
    timeZone,
    pieces: told.pieces,
    hasUnsent: told.hasUnsent,
    sendTo: isSent ? [seller?.name ?? shopName, ...(seller?.address ?? [])] : [],
    reason: news === 'rejected' ? told.reason : '',
  });
  const kind = `return-${eventId}`;
  const message = { ...mail, from, to: row.email, headers: { 'Message-ID': messageId(`${kind}-${told.returnNumber}`) } };
  await sendOnce(db, { orderId: row.id, kind, recipient: row.email }, () => mailer.send(message));
}

const sendReturnMailJob = defineJob({ name: 'send-return-mail', schema, run: sendReturnMail, retry: { limit: 15, delaySeconds: 10 } });

export const returnMailJobs: readonly AnyJob[] = [sendReturnMailJob];
export const returnMailSubscriptions: readonly Subscription[] = [on('return.moved', sendReturnMailJob)];
