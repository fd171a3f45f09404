export declare function placeholdersOf(text: string): Set<string>;
