/** The texts of a block: the label is that of its link, the alt text that of its picture. */
export type BlockWords = readonly [title: string, text: string, label: string, alt: string];

/** The texts of a language by block code. */
export type HomeTexts = Readonly<Record<string, BlockWords>>;
