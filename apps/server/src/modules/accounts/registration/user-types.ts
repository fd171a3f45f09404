/** The user types of the specification with fixed ids. */
export const userType = { admin: 1, customer: 2, vendor: 3, user: 4, affiliate: 5, seller: 6 } as const;

export const userTypeRows = [
  { id: userType.admin, userType: 'Admin' },
  { id: userType.customer, userType: 'Customer' },
  { id: userType.vendor, userType: 'Vendor' },
  { id: userType.user, userType: 'User' },
  { id: userType.affiliate, userType: 'Affiliate' },
  { id: userType.seller, userType: 'Seller' },
];

/** The staff types; with several the first counts unless the user chooses. */
export const staffTypeIds: readonly number[] = [userType.admin, userType.vendor, userType.user, userType.seller];

/** Tells whether a user type needs a second factor. */
export const needsSecondFactor = (id: number): boolean => staffTypeIds.includes(id);
