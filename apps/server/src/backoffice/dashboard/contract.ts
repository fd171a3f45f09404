import { z } from '@hono/zod-openapi';

const count = z.int().nullable();

/** The numbers of records that wait for staff, up to the counting limit of lists; null: not in the caller's areas. */
export const waitingSchema = z
  .object({
    /** To confirm, to pack or to ship. */
    orders: count,
    returns: count,
    /** Open messages of the contact form. */
    messages: count,
    reviews: count,
    sellerApplications: count,
    affiliateApplications: count,
    heldCommissions: count,
    /** Conversations with affiliates that have unread replies. */
    affiliateReplies: count,
    disputes: count,
  })
  .openapi('AdminWaitingCounts');
export type WaitingCounts = z.infer<typeof waitingSchema>;
