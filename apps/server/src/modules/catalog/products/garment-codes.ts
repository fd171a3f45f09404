/** What can be said of a garment's care, fibres and parts: codes that the storefront has words for in every language. */
export const careCodes = [
  'wash-30',
  'wash-40',
  'wash-60',
  'hand-wash',
  'do-not-wash',
  'do-not-bleach',
  'do-not-tumble-dry',
  'tumble-low',
  'dry-flat',
  'iron-low',
  'iron-medium',
  'do-not-iron',
  'do-not-dry-clean',
  'dry-clean-p',
] as const;

/** Names of Regulation (EU) 1007/2011, Annex I. */
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

export const partCodes = ['shell', 'lining', 'filling', 'body', 'trim'] as const;

/** How goods are taxed where a country has a rate of its own for them. */
export const vatCategories = ['standard', 'children'] as const;
