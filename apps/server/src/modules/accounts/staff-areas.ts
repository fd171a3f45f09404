/** The areas of the back office. A user of type User sees only the areas that an admin has selected. */
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
  // This area cannot be granted, because only admins manage staff and tokens.
  'staff',
] as const;

export type StaffArea = (typeof staffAreas)[number];

/** The areas that an admin can grant to a User or a token. */
export const grantableAreas = staffAreas.filter((area) => area !== 'staff');

/** The areas in which vendors and sellers see their own data. */
export const vendorAreas: readonly StaffArea[] = ['dashboard', 'catalog', 'orders', 'sellers'];
