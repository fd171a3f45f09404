/** The stories of a language by seller code; Markdown. */
export type SellerStories = Readonly<Record<string, string>>;
