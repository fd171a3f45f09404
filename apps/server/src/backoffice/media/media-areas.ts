import type { StaffArea } from '#modules/accounts';

/** Staff with one of these areas edit records with pictures, so they may use the media library. */
export const mediaAreas: readonly StaffArea[] = ['content', 'catalog', 'marketing', 'affiliates'];
