import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { toPlainText } from '#kit/plain-text';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { rateLimit } from '#platform/requests/rate-limit';
import { inTransaction, type Tx } from '#platform/transaction';
import type { NewMessage } from './message-contract.ts';
import { affiliateMessages } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** Staff wrote a message to an affiliate. */
    'affiliate.message-sent': { messageId: number };
  }
}

const repliesPerAffiliate = rateLimit('affiliate-messages');

/**
 * Stores a reply of an affiliate. A form that is sent twice is stored once.
 * @throws InvalidInput without a text; TooManyRequests
 */
export async function sendReply(db: Db, { affiliateId, text, key }: NewMessage & { affiliateId: number }): Promise<void> {
  const values = { affiliateId, sender: 'affiliate', author: '', text: cleanText(text), key } as const;
  if (await isSent(db, values)) return;
  await repliesPerAffiliate.count(String(affiliateId));
  await inTransaction(db, (tx) => storeMessage(tx, values));
}

/** Stores a message of staff and notifies the affiliate by email. A form that is sent twice is stored once. @throws InvalidInput without a text */
export async function sendStaffMessage(
  tx: Tx,
  { affiliateId, text, key, by }: NewMessage & { affiliateId: number; by: string },
): Promise<{ messageId: number } | null> {
  const messageId = await storeMessage(tx, { affiliateId, sender: 'staff', author: by, text: cleanText(text), key });
  if (messageId === null) return null;
  await publish(tx, { type: 'affiliate.message-sent', payload: { messageId } });
  return { messageId };
}

function cleanText(typed: string): string {
  const text = toPlainText(typed);
  if (text === '') throw new InvalidInput([{ field: 'text', code: 'required', params: { message: 'Enter a message' } }]);
  return text;
}

async function isSent(db: Db, { affiliateId, key }: { affiliateId: number; key: string }): Promise<boolean> {
  return (await db.$count(affiliateMessages, and(eq(affiliateMessages.key, key), eq(affiliateMessages.affiliateId, affiliateId)))) > 0;
}

/** @returns the id, or null if the message was stored before */
async function storeMessage(tx: Tx, values: Omit<typeof affiliateMessages.$inferInsert, 'id' | 'sentAt' | 'readAt'>): Promise<number | null> {
  const [row] = await tx
    .insert(affiliateMessages)
    .values({ ...values, sentAt: now() })
    .onConflictDoNothing({ target: affiliateMessages.key })
    .returning({ id: affiliateMessages.id });
  return row?.id ?? null;
}
