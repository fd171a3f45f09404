/** The currencies of the shop's countries, and those that the specification names for inactive countries. The ids are stable. */
export const currencyRows = [
  { id: 1, code: 'EUR', symbol: '€', exponent: 2 },
  { id: 2, code: 'BDT', symbol: '৳', exponent: 2 },
  { id: 3, code: 'RON', symbol: 'lei', exponent: 2 },
  { id: 4, code: 'PLN', symbol: 'zł', exponent: 2 },
  { id: 5, code: 'CZK', symbol: 'Kč', exponent: 2 },
  { id: 6, code: 'BGN', symbol: 'лв.', exponent: 2 },
  { id: 7, code: 'HUF', symbol: 'Ft', exponent: 2 },
  { id: 8, code: 'GBP', symbol: '£', exponent: 2 },
  { id: 9, code: 'JPY', symbol: '¥', exponent: 0 },
  { id: 10, code: 'KRW', symbol: '₩', exponent: 0 },
  { id: 11, code: 'INR', symbol: '₹', exponent: 2 },
  { id: 12, code: 'USD', symbol: '$', exponent: 2 },
];
