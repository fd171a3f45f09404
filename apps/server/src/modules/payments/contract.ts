/** The drawings with which shoppers tell the kinds of payment methods apart. */
export const methodMarks = ['cash', 'card', 'wallet', 'phone', 'bank', 'instalments', 'voucher'] as const;
export type MethodMark = (typeof methodMarks)[number];
