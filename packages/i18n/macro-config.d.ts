/** The complete configuration for the macro's Babel plugin. */
export declare const macroConfig: object;
