import type { NewStockNotice, NewSubscription, NewTicket, Participation, SellerApplication, TakenTicket } from '@selvedge/server/contract';

/** The parts of the API client that these calls use. */
interface Caller {
  write: <Data>(method: string, path: string, body?: unknown) => Promise<Data>;
  countryId: number;
  languageId: number;
}

/** Calls for newsletter, campaign participation and messages to the shop. */
export const mailingCalls = ({ write, countryId, languageId }: Caller) => ({
  askForStockNotice: (notice: Pick<NewStockNotice, 'email' | 'variantId'>) =>
    write<null>('POST', 'stock-notices', { ...notice, countryId, languageId }),
  /** Sends a confirmation email for the newsletter. */
  subscribe: (wish: Pick<NewSubscription, 'email' | 'source' | 'text'>) =>
    write<null>('POST', 'newsletter/subscriptions', { ...wish, countryId, languageId }),
  confirmNewsletter: (token: string) => write<null>('POST', 'newsletter/confirmations', { token }),
  openTicket: (ticket: Omit<NewTicket, 'countryId' | 'languageId'>) => write<TakenTicket>('POST', 'tickets', { ...ticket, countryId, languageId }),
  applyToSell: (application: Omit<SellerApplication, 'countryId' | 'languageId'>) =>
    write<null>('POST', 'sellers/applications', { ...application, countryId, languageId }),
  unsubscribe: (token: string) => write<null>('POST', 'newsletter/unsubscribe', { token }),
  /** Asks whether a person takes part in a campaign, by email or invoice number. */
  askParticipation: (slug: string, emailOrInvoice: string) =>
    write<Participation>('POST', `campaigns/${encodeURIComponent(slug)}/participations`, { emailOrInvoice, countryId }),
});
