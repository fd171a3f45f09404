/** Why a commission must be reviewed before it is approved. */
export const holdReasons = [
  ...(['own-order', 'own-address', 'own-payment', 'quick-order', 'many-orders', 'shared-address'] as const),
  ...(['same-browser', 'paid-traffic', 'banned-referrer', 'click-burst', 'code-last', 'disposable-email'] as const),
  'suspended',
] as const;

export type HoldReason = (typeof holdReasons)[number];
