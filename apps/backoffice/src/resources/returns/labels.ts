export { returnReasonLabels } from '@selvedge/server/reports/files';

/** Names of the statuses of returned items in the back office. */
export const returnLabels = {
  'Requested For Return': 'Requested',
  APPROVED: 'Approved',
  RECEIVED: 'Received',
  REFUNDED: 'Refunded',
  EXCHANGED: 'Exchanged',
  EXCHANGE_FAILED: 'Exchange not delivered',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Cancelled',
} as const;

export const itemStateLabels = {
  waiting: 'Open',
  requested: 'To approve',
  approved: 'To receive',
  received: 'To refund or exchange',
  'exchange-failed': 'Exchange not delivered',
  over: 'Closed',
} as const;

export const getLabel = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;
