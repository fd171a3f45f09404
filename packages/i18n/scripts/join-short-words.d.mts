export declare function joinShortWords(text: string): string;
