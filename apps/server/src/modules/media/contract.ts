/** The kinds of records that use pictures and videos. The back office has a name and a path for each. */
export const mediaUseKinds = [
  ...(['product', 'home-block', 'menu-link', 'article', 'question', 'page', 'campaign', 'creative', 'mailing'] as const),
  ...(['legal-page', 'seller', 'order'] as const),
] as const;
export type MediaUseKind = (typeof mediaUseKinds)[number];
