/** How the desk calls where something that comes back stands. */
export const returnWords = {
  'Requested For Return': 'Asked for',
  APPROVED: 'May be sent',
  RECEIVED: 'Arrived',
  REFUNDED: 'Refunded',
  EXCHANGED: 'Exchanged',
  REJECTED: 'Refused',
  WITHDRAWN: 'Kept after all',
} as const;

export const stateWords = {
  waiting: 'Waits for something',
  requested: 'To approve',
  approved: 'To arrive',
  received: 'To refund or exchange',
  over: 'Over',
} as const;

/** In the order that the shop offers them. */
export const reasonWords = {
  'too-small': 'Too small',
  'too-large': 'Too large',
  'not-as-shown': 'Not as shown',
  faulty: 'Faulty',
  'wrong-item': 'Wrong item',
  'too-late': 'Too late',
  'changed-mind': 'Changed mind',
  other: 'Other',
} as const;

export const wordOf = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;
