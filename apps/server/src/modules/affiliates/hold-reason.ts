/** Why a commission is looked at by somebody before it is approved. */
export const holdReasons = ['own-order', 'own-address', 'own-payment', 'quick-order', 'many-orders', 'shared-address', 'suspended'] as const;

export type HoldReason = (typeof holdReasons)[number];
