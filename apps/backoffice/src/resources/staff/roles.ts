import type { StaffArea } from '@selvedge/server/contract/accounts';

/** The roles with the ids of the specification. */
export const roles = [
  { id: 1, name: 'Admin', says: 'Full access, including staff' },
  { id: 4, name: 'User', says: 'Access to the areas selected below' },
  { id: 3, name: 'Vendor', says: 'Own products and order lines' },
  { id: 6, name: 'Seller', says: 'Own products and order lines' },
];

export const getRoleName = (id: number): string => roles.find((role) => role.id === id)?.name ?? '';

const areaNames: Record<Exclude<StaffArea, 'staff'>, string> = {
  dashboard: 'Overview',
  catalog: 'Catalogue',
  orders: 'Orders',
  returns: 'Returns',
  customers: 'Customers',
  reviews: 'Reviews',
  marketing: 'Marketing',
  affiliates: 'Affiliates',
  sellers: 'Sellers and seller applications',
  content: 'Content',
  settings: 'Settings',
  system: 'System',
};

export const getAreaName = (area: string): string => (areaNames as Record<string, string>)[area] ?? area;

/** The staff areas that can be selected. */
export const areas = Object.entries(areaNames).map(([id, name]) => ({ id, name }));
