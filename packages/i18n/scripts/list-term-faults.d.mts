interface Term {
  term: string;
  also?: readonly string[];
  pattern?: string;
  never?: string;
  except?: readonly string[];
}
interface Catalogue {
  terms: Readonly<Record<string, Term>>;
  texts: Readonly<Record<string, string>>;
}
export declare function listTermFaults(english: Catalogue, language: Catalogue): string[];
