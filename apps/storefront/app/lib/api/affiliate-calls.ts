import type { Body, Query } from '@selvedge/api-client';
import type { Client } from './client.ts';

type DashboardPeriod = Omit<Query<'GET /affiliate/dashboard/{affiliateId}'>, 'languageId'>;
type CommissionFilter = Omit<Query<'GET /affiliate/commissions'>, 'affiliateId' | 'languageId' | 'take'>;
type AnalyticsFilter = Query<'GET /affiliate/{affiliateId}/utm-analytics'>;
type AnalyticsFile = Query<'GET /affiliate/{affiliateId}/utm-analytics.csv'>;

/** Documents of a payout by their names in addresses. */
export const payoutFiles = ['statement.pdf', 'statement.csv', 'invoice.pdf'] as const;
export type PayoutFile = (typeof payoutFiles)[number];
export type AnalyticsTable = NonNullable<AnalyticsFile['table']>;

/** Calls to become an affiliate, and about the affiliate's profile. */
export const createAffiliateCalls = ({ call, languageId, countryId }: Client) => ({
  registerByType: (registration: Omit<Body<'POST /auth/register-user-or-affiliate'>, 'countryId' | 'languageId'>) =>
    call('POST /auth/register-user-or-affiliate', { body: { ...registration, countryId, languageId } }),
  programmeConditions: () => call('GET /affiliate/programme', { query: { countryId, languageId } }),
  applyForProgramme: (application: Omit<Body<'POST /affiliate/applications'>, 'languageId'>) =>
    call('POST /affiliate/applications', { body: { ...application, languageId } }),
  affiliateProfile: (userId: number) => call('GET /affiliate/profile/by/user/{userId}', { path: { userId } }),
  updateAffiliate: (affiliateId: number, body: Body<'PUT /affiliate/{affiliateId}'>) =>
    call('PUT /affiliate/{affiliateId}', { path: { affiliateId }, body }),
  affiliateDiscounts: (affiliateId: number) => call('GET /affiliate/discounts/{affiliateId}', { path: { affiliateId } }),
});

/** Calls of the affiliate portal. */
export const createPortalCalls = ({ call, list, file, languageId, countryId }: Client) => ({
  dashboard: (affiliateId: number, asked: DashboardPeriod) =>
    call('GET /affiliate/dashboard/{affiliateId}', { path: { affiliateId }, query: { ...asked, languageId } }),
  commissions: (affiliateId: number, asked: CommissionFilter) =>
    call('GET /affiliate/commissions', { query: { ...asked, affiliateId, languageId, take: 25 } }),
  analytics: (affiliateId: number, query: AnalyticsFilter) => call('GET /affiliate/{affiliateId}/utm-analytics', { path: { affiliateId }, query }),
  /** The portal shows all payouts: there is one a month at most, so 100 are more than eight years. */
  payouts: (affiliateId: number) => call('GET /affiliate/{affiliateId}/payouts', { path: { affiliateId }, query: { take: 100 } }),
  payoutChoice: (affiliateId: number) => call('GET /affiliate/{affiliateId}/payout-currency', { path: { affiliateId } }),

  events: (affiliateId: number) => call('GET /affiliate/{affiliateId}/events', { path: { affiliateId }, query: { languageId } }),

  apiTokens: (affiliateId: number) => call('GET /affiliate/{affiliateId}/api-tokens', { path: { affiliateId } }),
  createApiToken: (affiliateId: number, body: Body<'POST /affiliate/{affiliateId}/api-tokens'>) =>
    call('POST /affiliate/{affiliateId}/api-tokens', { path: { affiliateId }, body }),
  revokeApiToken: (affiliateId: number, tokenId: number) =>
    call('DELETE /affiliate/{affiliateId}/api-tokens/{tokenId}', { path: { affiliateId, tokenId } }),

  postbacks: (affiliateId: number, page: number) =>
    call('GET /affiliate/{affiliateId}/postbacks', { path: { affiliateId }, query: { page, take: 10 } }),
  /** Returns the secret if there was no address before. */
  savePostbackAddress: (affiliateId: number, address: string) =>
    call('PUT /affiliate/{affiliateId}/postbacks', { path: { affiliateId }, body: { address } }),
  removePostbacks: (affiliateId: number) => call('DELETE /affiliate/{affiliateId}/postbacks', { path: { affiliateId } }),
  replacePostbackSecret: (affiliateId: number) => call('POST /affiliate/{affiliateId}/postbacks/secret', { path: { affiliateId } }),
  pingPostback: (affiliateId: number) => call('POST /affiliate/{affiliateId}/postbacks/ping', { path: { affiliateId } }),
  redeliverPostback: (affiliateId: number, postbackId: string) =>
    call('POST /affiliate/{affiliateId}/postbacks/{postbackId}/redeliver', { path: { affiliateId, postbackId } }),

  /** Stops emails with announcements to the affiliate of a link, who need not be signed in. */
  stopAnnouncementMails: (token: string) => call('POST /affiliate/announcement-mails/stop', { query: { token } }),
  announcements: (affiliateId: number, page: { page: number; take: number }) =>
    call('GET /affiliate/{affiliateId}/announcements', { path: { affiliateId }, query: { ...page, languageId } }),
  readAnnouncements: (affiliateId: number, ids: number[]) =>
    call('POST /affiliate/{affiliateId}/announcements/read', { path: { affiliateId }, body: { ids } }),
  messages: (affiliateId: number) => call('GET /affiliate/{affiliateId}/messages', { path: { affiliateId } }),
  sendMessage: (affiliateId: number, body: Body<'POST /affiliate/{affiliateId}/messages'>) =>
    call('POST /affiliate/{affiliateId}/messages', { path: { affiliateId }, body }),
  readMessages: (affiliateId: number, untilId: number) =>
    call('POST /affiliate/{affiliateId}/messages/read', { path: { affiliateId }, body: { untilId } }),

  links: (affiliateId: number, page: number) =>
    list('GET /affiliate/{affiliateId}/links', { path: { affiliateId }, query: { page, take: 20, languageId } }),
  generateTrackingUrl: (body: Body<'POST /affiliate/generate-tracking-url'>) => call('POST /affiliate/generate-tracking-url', { body }),
  archiveLink: (affiliateId: number, linkId: number) => call('DELETE /affiliate/{affiliateId}/links/{linkId}', { path: { affiliateId, linkId } }),

  creatives: (affiliateId: number, ofCountryId: number) =>
    call('GET /affiliate/{affiliateId}/creatives', { path: { affiliateId }, query: { countryId: ofCountryId } }),
  productFeed: (affiliateId: number, query: Query<'GET /affiliate/{affiliateId}/feed'>) =>
    call('GET /affiliate/{affiliateId}/feed', { path: { affiliateId }, query }),
  createProductFeed: (affiliateId: number) => call('POST /affiliate/{affiliateId}/feed', { path: { affiliateId }, query: { countryId } }),
  revokeProductFeed: (affiliateId: number) => call('DELETE /affiliate/{affiliateId}/feed', { path: { affiliateId } }),

  commissionsFile: (affiliateId: number, asked: Omit<CommissionFilter, 'page'>) =>
    file('GET /affiliate/commissions.csv', { query: { ...asked, affiliateId, languageId } }),
  analyticsFile: (affiliateId: number, query: AnalyticsFile) =>
    file('GET /affiliate/{affiliateId}/utm-analytics.csv', { path: { affiliateId }, query }),
  /** Returns a document of a payout. */
  payoutFile: (affiliateId: number, payoutId: number, name: PayoutFile) =>
    file(`GET /affiliate/{affiliateId}/payouts/{payoutId}/${name}`, { path: { affiliateId, payoutId } }),
});
