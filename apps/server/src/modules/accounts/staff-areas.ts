/** What the work of the back office is divided into. What is not ticked for a User, he neither sees nor reaches. */
export const staffAreas = [
  'dashboard',
  'catalog',
  'orders',
  'returns',
  'customers',
  'reviews',
  'marketing',
  'affiliates',
  'sellers',
  'content',
  'settings',
  'system',
  // Never ticked for anybody: who may work here, and with which keys, is for admins.
  'staff',
] as const;

export type StaffArea = (typeof staffAreas)[number];

/** Those that an admin can tick for a User, or give to a token. */
export const grantableAreas = staffAreas.filter((area) => area !== 'staff');

/** Where vendors and sellers find what is their own. */
export const vendorAreas: readonly StaffArea[] = ['dashboard', 'catalog', 'orders', 'sellers'];
