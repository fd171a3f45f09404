/** The data that a token of an affiliate may read. */
export const reportScopes = ['clicks', 'conversions', 'commissions', 'payouts'] as const;
export type ReportScope = (typeof reportScopes)[number];
