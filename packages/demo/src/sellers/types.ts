/** The stories of a language, by the seller's code: Markdown. */
export type SellerStories = Readonly<Record<string, string>>;
