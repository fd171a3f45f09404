import type {
  AffiliateDashboard,
  AffiliatePayout,
  AffiliatePostback,
  AffiliatePostbacks,
  CommissionPage,
  PageMeta,
  TrackingLink,
  TrackingUrlRequest,
  UtmAnalytics,
} from '@selvedge/server/contract';

type Query = Readonly<Record<string, string | number | undefined>>;

/** What of the API's client an affiliate's calls are made of. */
interface Caller {
  get: <Data>(path: string, query?: Query) => Promise<Data>;
  list: <Page extends { items: unknown[]; meta: PageMeta }>(path: string, query: Query) => Promise<Page>;
  write: <Data>(method: string, path: string, body?: unknown) => Promise<Data>;
  /** The answer as it comes. */
  file: (path: string, query?: Query) => Promise<Response>;
  languageId: number;
}

/** What a period, a country and the like narrow: `dateFrom` and `dateTo` are ISO dates. */
export type Asked = Readonly<Record<string, string | undefined>>;

export interface Links {
  items: TrackingLink[];
  meta: PageMeta;
}

interface Secret {
  /** Null: the one that is there stays. */
  secret: string | null;
}

/** Files of the portal, by the name that they have in its addresses. */
export const affiliateFiles = ['commissions.csv', 'analytics.csv', 'statement.pdf', 'statement.csv', 'invoice.pdf'] as const;
export type AffiliateFile = (typeof affiliateFiles)[number];

/** An affiliate's own calls, for the portal. */
export const affiliateCalls = ({ get, list, write, file, languageId }: Caller) => ({
  dashboard: (affiliateId: number, asked: Asked) => get<AffiliateDashboard>(`affiliate/dashboard/${affiliateId}`, { ...asked, languageId }),
  commissions: (affiliateId: number, asked: Asked) => get<CommissionPage>('affiliate/commissions', { ...asked, affiliateId, languageId, take: 25 }),
  analytics: (affiliateId: number, asked: Asked) => get<UtmAnalytics>(`affiliate/${affiliateId}/utm-analytics`, asked),
  payouts: (affiliateId: number) => get<AffiliatePayout[]>(`affiliate/${affiliateId}/payouts`),
  postbacks: (affiliateId: number, page: number) => get<AffiliatePostbacks>(`affiliate/${affiliateId}/postbacks`, { page, take: 10 }),
  /** Its secret, where there was no address before. */
  savePostbackAddress: (affiliateId: number, address: string) => write<Secret>('PUT', `affiliate/${affiliateId}/postbacks`, { address }),
  removePostbacks: (affiliateId: number) => write<null>('DELETE', `affiliate/${affiliateId}/postbacks`),
  replacePostbackSecret: (affiliateId: number) => write<Secret>('POST', `affiliate/${affiliateId}/postbacks/secret`),
  pingPostback: (affiliateId: number) => write<AffiliatePostback>('POST', `affiliate/${affiliateId}/postbacks/ping`),
  redeliverPostback: (affiliateId: number, postbackId: string) =>
    write<null>('POST', `affiliate/${affiliateId}/postbacks/${encodeURIComponent(postbackId)}/redeliver`),
  links: (affiliateId: number, page: number) => list<Links>(`affiliate/${affiliateId}/links`, { page, take: 20 }),
  generateTrackingUrl: (request: TrackingUrlRequest) => write<TrackingLink>('POST', 'affiliate/generate-tracking-url', request),
  archiveLink: (affiliateId: number, linkId: number) => write<null>('DELETE', `affiliate/${affiliateId}/links/${linkId}`),
  /** @param payoutId of a statement or an invoice */
  file: (affiliateId: number, name: AffiliateFile, asked: Asked, payoutId: number | null) => {
    if (name === 'commissions.csv') return file('affiliate/commissions.csv', { ...asked, affiliateId, languageId });
    if (name === 'analytics.csv') return file(`affiliate/${affiliateId}/utm-analytics.csv`, asked);
    return file(`affiliate/${affiliateId}/payouts/${payoutId ?? 0}/${name}`, { languageId });
  },
});
