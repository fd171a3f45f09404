interface CheckedLanguage {
  code: string;
  id: number;
  tag: string;
  name: string;
  fallback?: string;
}
type Texts = Readonly<Record<string, string>>;
export declare function listFaults(language: CheckedLanguage, catalogue: { source: Texts; own: Texts; inherited?: Texts }): string[];
