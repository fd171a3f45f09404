export declare function sortShopTexts(english: Readonly<Record<string, string>>): string[];
