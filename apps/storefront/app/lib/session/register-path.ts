const fromOrder = 'fromOrder';

/** The registration form, filled in from the order that this browser has just placed. */
export const registerFromOrderPath = `/auth/Register?${fromOrder}=1`;

export const isFromOrder = (query: URLSearchParams): boolean => query.has(fromOrder);
