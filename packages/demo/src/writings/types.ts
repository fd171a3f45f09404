/** The words of a language, by code: of a topic its name; of an article title, excerpt and text; of a question itself and its answer. */
export interface WrittenTexts {
  topics: Readonly<Record<string, string>>;
  articles: Readonly<Record<string, readonly [title: string, excerpt: string, body: string]>>;
  questions: Readonly<Record<string, readonly [question: string, answer: string]>>;
  pages: Readonly<Record<string, readonly [title: string, excerpt: string, body: string]>>;
}
