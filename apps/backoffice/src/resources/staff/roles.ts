import type { StaffArea } from '@selvedge/server/contract/accounts';

/** By the specification's ids. */
export const roles = [
  { id: 1, name: 'Admin', says: 'All of it, and who works here' },
  { id: 4, name: 'User', says: 'The areas ticked below' },
  { id: 3, name: 'Vendor', says: 'His own products and order lines' },
  { id: 6, name: 'Seller', says: 'His own products and order lines' },
];

export const roleName = (id: number): string => roles.find((role) => role.id === id)?.name ?? '';

const areaNames: Record<Exclude<StaffArea, 'staff'>, string> = {
  dashboard: 'Overview',
  catalog: 'Catalogue',
  orders: 'Orders',
  returns: 'Returns',
  customers: 'Customers',
  reviews: 'Reviews',
  marketing: 'Marketing',
  affiliates: 'Affiliates',
  sellers: 'Sellers and their applications',
  content: 'Content',
  settings: 'Settings',
  system: 'System',
};

export const areaName = (area: string): string => (areaNames as Record<string, string>)[area] ?? area;

/** What can be ticked. */
export const areas = Object.entries(areaNames).map(([id, name]) => ({ id, name }));
