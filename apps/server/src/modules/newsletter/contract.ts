import { z } from '@hono/zod-openapi';
import { languageIdField } from '../countries/contract.ts';

export const subscriptionStatuses = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Where a subscription was requested. */
export const subscriptionSources = ['footer', 'checkout', 'wheel', 'registration', 'account'] as const;

export const newSubscriptionSchema = z
  .object({
    email: z.string().max(500),
    source: z.enum(['footer', 'checkout', 'wheel']),
    /** The consent text as shown. */
    text: z.string().trim().min(1).max(1000),
    countryId: z.int().positive(),
    languageId: languageIdField,
  })
  .openapi('NewSubscription');
export type NewSubscription = z.infer<typeof newSubscriptionSchema>;

export const newsletterLinkKinds = ['confirmation', 'unsubscribe'] as const;
export type NewsletterLinkKind = (typeof newsletterLinkKinds)[number];

export const newsletterLinkSchema = z.object({ token: z.string().min(1).max(200) }).openapi('NewsletterLink');
