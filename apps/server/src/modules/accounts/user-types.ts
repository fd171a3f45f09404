/** The specification's user types; the ids are fixed. */
export const userType = { admin: 1, customer: 2, vendor: 3, user: 4, affiliate: 5, seller: 6 } as const;

export const userTypeRows = [
  { id: userType.admin, userType: 'Admin' },
  { id: userType.customer, userType: 'Customer' },
  { id: userType.vendor, userType: 'Vendor' },
  { id: userType.user, userType: 'User' },
  { id: userType.affiliate, userType: 'Affiliate' },
  { id: userType.seller, userType: 'Seller' },
];

/** Those who work here; of several that one person holds, the first counts unless he chooses. */
export const staffTypeIds: readonly number[] = [userType.admin, userType.vendor, userType.user, userType.seller];

/** Who gets into the back office: a password alone is not enough for them. */
export const needsSecondFactor = (id: number): boolean => staffTypeIds.includes(id);
