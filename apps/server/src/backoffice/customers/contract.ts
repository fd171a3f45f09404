import { z } from '@hono/zod-openapi';
import { savedAddressSchema } from '#contracts/accounts';
import { dataRequestSchema } from '#contracts/privacy';
import { idField, textField } from '#platform/request-fields';

/** A customer. A guest, who has no account, is named by one of their orders: `guest-7KQ4M-X2RPA`. */
export const adminCustomerSchema = z
  .object({
    id: z.string(),
    isGuest: z.boolean(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    countryId: z.int().nullable(),
    isEmailConfirmed: z.boolean(),
    isClosed: z.boolean(),
    /** Creation of the account, or date of the guest's order. */
    since: z.string(),
    /** Guests have no tags and notes; their orders have. */
    tags: z.array(z.string()),
    noteCount: z.int(),
  })
  .openapi('AdminCustomer');
export type AdminCustomerRow = z.infer<typeof adminCustomerSchema>;

export const customerRecordSchema = adminCustomerSchema
  .extend({
    /** Id of the account; null: a guest. */
    userId: z.int().nullable(),
    /** Dialling code, digits only. */
    phoneCode: z.string(),
    languageId: z.int().nullable(),
    isSubscribed: z.boolean(),
    /** Whether signing in takes a code of an authenticator app. */
    hasTwoStep: z.boolean(),
    addresses: z.array(savedAddressSchema),
    /** The latest fifty. */
    orders: z.array(
      z.object({
        orderNumber: z.string(),
        invoiceNumber: z.string().nullable(),
        placedAt: z.string(),
        status: z.string(),
        paymentStatus: z.string(),
        total: z.number(),
        currency: z.string(),
        takenBy: z.string(),
      }),
    ),
    returns: z.array(z.object({ returnNumber: z.string(), orderNumber: z.string(), requestedAt: z.string(), statuses: z.array(z.string()) })),
    reviews: z.array(z.object({ id: z.int(), product: z.string(), stars: z.int(), status: z.string(), text: z.string() })),
    consents: z.array(z.object({ at: z.string(), choices: z.record(z.string(), z.boolean()), text: z.string() })),
    dataRequests: z.array(dataRequestSchema),
    notes: z.array(z.object({ id: z.int(), text: z.string(), author: z.string(), at: z.string() })),
    revision: z.string(),
  })
  .openapi('CustomerRecord');
export type CustomerRecord = z.infer<typeof customerRecordSchema>;

export const customerFormSchema = z
  .object({
    firstName: textField.max(200),
    lastName: textField.max(200),
    phone: textField.max(50),
    phoneCode: textField.max(6),
    languageId: idField.nullable(),
    revision: textField.max(60),
  })
  .openapi('CustomerForm');

export const closeCustomerSchema = z.object({ reason: textField.trim().min(1, 'Enter a reason').max(500) }).openapi('CloseCustomer');
/** The customer's email must be typed again, so that a wrong click does not erase an account. */
export const eraseCustomerSchema = z.object({ email: textField.trim().max(320) }).openapi('EraseCustomer');
