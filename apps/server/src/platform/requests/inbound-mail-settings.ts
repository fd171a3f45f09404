import { z } from 'zod';
import { isEmail } from '#kit/email';

/** How the shop receives emails of customers. */
export interface InboundMailSettings {
  /** The secret of the mail provider. Absent: the call is off. */
  secret: string | undefined;
  /** The address to which customers answer, lower case. Absent: the sender address of the country. */
  address: string | undefined;
}

export const inboundMailFields = {
  INBOUND_MAIL_SECRET: z.string().min(16, 'must have 16 characters at least').optional(),
  INBOUND_MAIL_ADDRESS: z.string().toLowerCase().refine(isEmail, 'must be an email address such as answers@in.shop.example').optional(),
};

export const readInboundMailSettings = (given: {
  INBOUND_MAIL_SECRET?: string | undefined;
  INBOUND_MAIL_ADDRESS?: string | undefined;
}): InboundMailSettings => ({ secret: given.INBOUND_MAIL_SECRET, address: given.INBOUND_MAIL_ADDRESS });
