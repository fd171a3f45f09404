import { z } from '@hono/zod-openapi';
import { languageIdField } from '../countries/contract.ts';
import { idField, textField } from '#platform/request-fields';
import { MAX_BLOCK_PRODUCTS, MAX_BLOCK_TEXT_LENGTH, MAX_SUBJECT_LENGTH } from './limits.ts';

export const subscriptionStatuses = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Where a subscription was requested. */
export const subscriptionSources = ['footer', 'checkout', 'wheel', 'registration', 'account'] as const;

export const newSubscriptionSchema = z
  .object({
    email: textField.max(500),
    source: z.enum(['footer', 'checkout', 'wheel']),
    /** The consent text as shown. */
    text: textField.trim().min(1).max(1000),
    countryId: idField,
    languageId: languageIdField,
  })
  .openapi('NewSubscription');
export type NewSubscription = z.infer<typeof newSubscriptionSchema>;

export const newsletterLinkKinds = ['confirmation', 'unsubscribe'] as const;
export type NewsletterLinkKind = (typeof newsletterLinkKinds)[number];

export const newsletterLinkSchema = z.object({ token: textField.min(1).max(200) }).openapi('NewsletterLink');

/** States of a mailing. A scheduled mailing cannot be changed. */
export const mailingStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export type MailingState = (typeof mailingStates)[number];

/** How a block selects products: `chosen` by staff, or the first products of a category in this order. */
export const mailingProductSources = ['chosen', 'newest', 'reduced', 'popular'] as const;

const wording = (longest: number) =>
  z
    .array(z.object({ languageId: idField, text: textField.max(longest) }))
    .max(30)
    .default([]);
const link = textField.max(500).default('').openapi({ description: 'A path of the shop without language, or an https address' });

/** The blocks of a mailing. `texts` has the wording by language; the text of a picture is its alternative text. */
export const mailingBlockSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), texts: wording(MAX_BLOCK_TEXT_LENGTH.heading) }),
    z.object({ kind: z.literal('text'), texts: wording(MAX_BLOCK_TEXT_LENGTH.text).openapi({ description: 'Markdown; HTML is removed' }) }),
    z.object({ kind: z.literal('picture'), mediaId: idField.nullable().default(null), link, texts: wording(MAX_BLOCK_TEXT_LENGTH.picture) }),
    z.object({
      kind: z.literal('products'),
      source: z.enum(mailingProductSources).default('chosen'),
      productIds: z.array(idField).max(MAX_BLOCK_PRODUCTS).default([]),
      categoryId: idField.nullable().default(null).openapi({ description: 'Null for all categories' }),
      take: z.int().min(1).max(12).default(4),
    }),
    z.object({ kind: z.literal('button'), link, texts: wording(MAX_BLOCK_TEXT_LENGTH.button) }),
    z.object({ kind: z.literal('coupon'), code: textField.max(40).default('') }),
    z.object({ kind: z.literal('divider') }),
  ])
  .openapi('MailingBlock');
export type MailingBlock = z.infer<typeof mailingBlockSchema>;

const dayCount = z.int().min(1).max(3650).nullable().default(null);

/** The subscribers who receive a mailing. Empty lists and null do not limit it. Only confirmed subscriptions count. */
export const mailingAudienceSchema = z
  .object({
    countryIds: z.array(idField).max(300).default([]),
    languageIds: z.array(idField).max(30).default([]),
    subscribedSince: z.iso.date().nullable().default(null).openapi({ description: 'The first day of confirmation, UTC' }),
    orders: z.enum(['any', 'ordered', 'never']).default('any'),
    minOrders: z.int().min(1).max(1000).nullable().default(null),
    lastOrderDays: dayCount.openapi({ description: 'The last order is at least this many days old' }),
  })
  .refine(({ orders, minOrders, lastOrderDays }) => orders !== 'never' || (minOrders === null && lastOrderDays === null), {
    message: 'Subscribers who have never ordered have no orders to count',
    path: ['orders'],
  })
  .openapi('MailingAudience');
export type MailingAudience = z.infer<typeof mailingAudienceSchema>;

/** Subject and preview text of a mailing in a language. */
export const mailingTextSchema = z.object({
  languageId: idField,
  subject: textField.max(MAX_SUBJECT_LENGTH).default(''),
  preview: textField.max(MAX_SUBJECT_LENGTH).default(''),
});
export type MailingText = z.infer<typeof mailingTextSchema>;

/** Emails that start by themselves when the rule of the flow is fulfilled. */
export const newsletterFlows = ['welcome', 'win-back'] as const;
export type NewsletterFlow = (typeof newsletterFlows)[number];

export const deliveryStatuses = ['waiting', 'sent', 'skipped', 'bounced', 'failed'] as const;
