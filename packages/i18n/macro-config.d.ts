/** The whole configuration, as the macro's Babel plugin wants it. */
export declare const macroConfig: object;
