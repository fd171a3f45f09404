/** The files that a language's texts come in; the first is loaded by every page. */
export declare const parts: readonly string[];
/** Which part the texts of a source file come in. @param file from `apps/storefront/app` */
export declare const partOf: (file: string) => string;
