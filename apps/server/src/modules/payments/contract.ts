/** The icons by which shoppers distinguish the kinds of payment methods. */
export const methodMarks = ['cash', 'card', 'wallet', 'phone', 'bank', 'instalments', 'voucher'] as const;
export type MethodMark = (typeof methodMarks)[number];
