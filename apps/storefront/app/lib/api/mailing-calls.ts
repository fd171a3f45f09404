import type { Body } from '@selvedge/api-client';
import type { Client } from './client.ts';

/** Calls for newsletter, campaign participation and messages to the shop. */
export const createMailingCalls = ({ call, countryId, languageId }: Client) => ({
  askForStockNotice: (notice: Pick<Body<'POST /stock-notices'>, 'email' | 'variantId'>) =>
    call('POST /stock-notices', { body: { ...notice, countryId, languageId } }),
  confirmStockNotice: (token: string) => call('POST /stock-notices/confirmations', { body: { token } }),
  /** Sends a confirmation email for the newsletter. */
  subscribe: (wish: Pick<Body<'POST /newsletter/subscriptions'>, 'email' | 'source' | 'text'>) =>
    call('POST /newsletter/subscriptions', { body: { ...wish, countryId, languageId } }),
  confirmNewsletter: (token: string) => call('POST /newsletter/confirmations', { body: { token } }),
  checkNewsletterLink: (kind: Body<'POST /newsletter/links/check'>['kind'], token: string) =>
    call('POST /newsletter/links/check', { body: { token, kind } }),
  unsubscribe: (token: string) => call('POST /newsletter/unsubscribe', { body: { token } }),
  openTicket: (ticket: Omit<Body<'POST /tickets'>, 'countryId' | 'languageId'>) =>
    call('POST /tickets', { body: { ...ticket, countryId, languageId } }),
  applyToSell: (application: Omit<Body<'POST /sellers/applications'>, 'countryId' | 'languageId'>) =>
    call('POST /sellers/applications', { body: { ...application, countryId, languageId } }),
  /** Asks whether a person takes part in a campaign, by email or invoice number. */
  askParticipation: (slug: string, emailOrInvoice: string) =>
    call('POST /campaigns/{slug}/participations', { path: { slug }, body: { emailOrInvoice, countryId } }),
});
