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

/** The parts of the API client that these calls use. */
interface Caller {
  get: <Data>(path: string, query?: Query) => Promise<Data>;
  list: <Page extends { items: unknown[]; meta: PageMeta }>(path: string, query: Query) => Promise<Page>;
  write: <Data>(method: string, path: string, body?: unknown) => Promise<Data>;
  /** Returns the response itself. */
  file: (path: string, query?: Query) => Promise<Response>;
  languageId: number;
}

/** Filters such as period and country; `dateFrom` and `dateTo` are ISO dates. */
export type Asked = Readonly<Record<string, string | undefined>>;

export interface Links {
  items: TrackingLink[];
  meta: PageMeta;
}

interface Secret {
  /** Null: the existing secret stays valid. */
  secret: string | null;
}

/** Files of the portal by their names in addresses. */
export const affiliateFiles = ['commissions.csv', 'analytics.csv', 'statement.pdf', 'statement.csv', 'invoice.pdf'] as const;
export type AffiliateFile = (typeof affiliateFiles)[number];

/** The calls of the affiliate portal. */
export const affiliateCalls = ({ get, list, write, file, languageId }: Caller) => ({
  dashboard: (affiliateId: number, asked: Asked) => get<AffiliateDashboard>(`affiliate/dashboard/${affiliateId}`, { ...asked, languageId }),
  commissions: (affiliateId: number, asked: Asked) => get<CommissionPage>('affiliate/commissions', { ...asked, affiliateId, languageId, take: 25 }),
  analytics: (affiliateId: number, asked: Asked) => get<UtmAnalytics>(`affiliate/${affiliateId}/utm-analytics`, asked),
  payouts: (affiliateId: number) => get<AffiliatePayout[]>(`affiliate/${affiliateId}/payouts`),
  postbacks: (affiliateId: number, page: number) => get<AffiliatePostbacks>(`affiliate/${affiliateId}/postbacks`, { page, take: 10 }),
  /** Returns the secret if there was no address before. */
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
