/** The kinds of files by which payouts are sent. */
export const payoutFileKinds = ['pain.001', 'csv', 'paypal', 'wise'] as const;
export type PayoutFileKind = (typeof payoutFileKinds)[number];
