/** The files into which a language's texts are split; every page loads the first. */
export declare const parts: readonly string[];
/**
 * Returns the part of a source file's texts.
 * @param file path relative to `apps/storefront/app`
 */
export declare const getPart: (file: string) => string;
