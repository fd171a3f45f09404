export declare function listPlaceholders(text: string): Set<string>;
