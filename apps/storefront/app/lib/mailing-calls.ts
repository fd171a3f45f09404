import type { NewStockNotice, NewSubscription, NewTicket, Participation, SellerApplication, TakenTicket } from '@selvedge/server/contract';

/** What of the API's client these calls are made of. */
interface Caller {
  write: <Data>(method: string, path: string, body?: unknown) => Promise<Data>;
  countryId: number;
  languageId: number;
}

/** What somebody asks, or wants to hear, by his e-mail; what he writes to the shop, and is answered there. */
export const mailingCalls = ({ write, countryId, languageId }: Caller) => ({
  askForStockNotice: (notice: Pick<NewStockNotice, 'email' | 'variantId'>) =>
    write<null>('POST', 'stock-notices', { ...notice, countryId, languageId }),
  /** Asks a mailbox whether it wants the newsletter. */
  subscribe: (wish: Pick<NewSubscription, 'email' | 'source' | 'text'>) =>
    write<null>('POST', 'newsletter/subscriptions', { ...wish, countryId, languageId }),
  confirmNewsletter: (token: string) => write<null>('POST', 'newsletter/confirmations', { token }),
  openTicket: (ticket: Omit<NewTicket, 'countryId' | 'languageId'>) => write<TakenTicket>('POST', 'tickets', { ...ticket, countryId, languageId }),
  applyToSell: (application: Omit<SellerApplication, 'countryId' | 'languageId'>) =>
    write<null>('POST', 'sellers/applications', { ...application, countryId, languageId }),
  unsubscribe: (token: string) => write<null>('POST', 'newsletter/unsubscribe', { token }),
  /** Whether somebody takes part in a campaign, by e-mail or invoice number. */
  askParticipation: (slug: string, emailOrInvoice: string) =>
    write<Participation>('POST', `campaigns/${encodeURIComponent(slug)}/participations`, { emailOrInvoice, countryId }),
});
