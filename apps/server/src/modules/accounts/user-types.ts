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

/** Who gets into the back office: a password alone is not enough for them. */
export const needsSecondFactor = (id: number): boolean => id !== userType.customer && id !== userType.affiliate;
