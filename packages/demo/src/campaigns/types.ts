/** The words of a language, by the campaign's code; texts are Markdown. */
export type CampaignTexts = Readonly<Record<string, readonly [title: string, excerpt: string, body: string, alt: string]>>;
