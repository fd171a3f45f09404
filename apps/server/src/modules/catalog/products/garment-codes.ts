/** Care symbols in the order of ISO 3758. The storefront has a drawing and texts in every language for each code. */
export const careCodes = [
  'wash-30',
  'wash-40',
  'wash-60',
  'hand-wash',
  'do-not-wash',
  'do-not-bleach',
  'tumble-low',
  'do-not-tumble-dry',
  'dry-flat',
  'iron-low',
  'iron-medium',
  'do-not-iron',
  'dry-clean-p',
  'do-not-dry-clean',
] as const;
export type CareCode = (typeof careCodes)[number];

/** Fibre names of Regulation (EU) 1007/2011, Annex I. */
export const fibreCodes = [
  'cotton',
  'organic-cotton',
  'flax',
  'linen',
  'hemp',
  'wool',
  'cashmere',
  'alpaca',
  'silk',
  'viscose',
  'modal',
  'lyocell',
  'acrylic',
  'elastane',
  'polyamide',
  'polyester',
  'leather',
] as const;
export type FibreCode = (typeof fibreCodes)[number];

export const partCodes = ['shell', 'upper', 'lining', 'filling', 'body', 'trim'] as const;
export type PartCode = (typeof partCodes)[number];

/** VAT categories. Some countries have a separate rate for a category. */
export const vatCategories = ['standard', 'children'] as const;
