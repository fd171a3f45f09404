import type { MailingBlock, MailingState } from '@selvedge/server/admin/marketing';

export const stateLabels: Readonly<Record<MailingState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  cancelled: 'Cancelled',
};

export type BlockKind = MailingBlock['kind'];

export const blockLabels: Readonly<Record<BlockKind, string>> = {
  heading: 'Heading',
  text: 'Text',
  picture: 'Picture',
  products: 'Products',
  button: 'Button',
  coupon: 'Coupon code',
  divider: 'Divider',
};

/** New blocks. */
export const blankBlocks: { readonly [Kind in BlockKind]: Extract<MailingBlock, { kind: Kind }> } = {
  heading: { kind: 'heading', texts: [] },
  text: { kind: 'text', texts: [] },
  picture: { kind: 'picture', mediaId: null, link: '', texts: [] },
  products: { kind: 'products', source: 'newest', productIds: [], categoryId: null, take: 4 },
  button: { kind: 'button', link: '', texts: [] },
  coupon: { kind: 'coupon', code: '' },
  divider: { kind: 'divider' },
};
