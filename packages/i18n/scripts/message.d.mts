interface DescribedMessage {
  args: Map<string, 'text' | 'number'>;
  tags: Set<string>;
  plurals: { argument: string; categories: string[]; type: 'cardinal' | 'ordinal' }[];
}
export declare function describeMessage(message: string, locale?: string): DescribedMessage;
export declare function listPlaceholders(described: DescribedMessage): string[];
export declare function listNeededCategories(locale: string, type: 'cardinal' | 'ordinal'): string[];
