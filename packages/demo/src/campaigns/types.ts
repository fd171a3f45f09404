/** The texts of a language by campaign code; Markdown. */
export type CampaignTexts = Readonly<Record<string, readonly [title: string, excerpt: string, body: string, alt: string]>>;
