/** Codes of the attributes that most shops use; staff may add others. */
export const usualAttributes: readonly string[] = ['color', 'size', 'material', 'pattern', 'fit', 'length', 'sleeve', 'neckline', 'occasion'];
