/** The words of a block: of its link the label, of its picture what is to be seen. */
export type BlockWords = readonly [title: string, text: string, label: string, alt: string];

/** The words of a language, by the block's code. */
export type HomeTexts = Readonly<Record<string, BlockWords>>;
