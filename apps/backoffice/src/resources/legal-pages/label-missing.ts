/** Names of the values that a legal page takes from the country's row. */
const labels: Readonly<Record<string, string>> = {
  'seller.name': 'Seller: company name',
  'seller.address': 'Seller: address',
  'seller.register': 'Seller: register and registration number',
  'seller.email': 'Seller: contact email',
  'seller.phone': 'Seller: contact phone',
  'law.guaranteeYears': 'Legal: guarantee period',
  'law.burdenMonths': 'Legal: reversed burden of proof',
  'law.guarantee': 'Legal: guarantee law',
  'law.withdrawal': 'Legal: withdrawal law',
  'law.imprint': 'Legal: further statements in the legal notice',
  'law.data': 'Legal: data protection law',
  'law.accessibility': 'Legal: accessibility law',
  'data.authority': 'Data protection authority',
  'data.web': 'Website of the data protection authority',
  'consumer.body': 'Consumer dispute body',
  'consumer.web': 'Website of the consumer dispute body',
  'accessibility.body': 'Accessibility authority',
};

/** Returns the names of missing values, as one text. @param keys as the server names them */
export const listMissingLabels = (keys: readonly string[]): string => keys.map((key) => labels[key] ?? key).join(', ');
