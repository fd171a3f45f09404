/** The texts of a language by code: names of topics; title, excerpt and body of articles; questions with answers. */
export interface ArticleTexts {
  topics: Readonly<Record<string, string>>;
  articles: Readonly<Record<string, readonly [title: string, excerpt: string, body: string]>>;
  questions: Readonly<Record<string, readonly [question: string, answer: string]>>;
  pages: Readonly<Record<string, readonly [title: string, excerpt: string, body: string]>>;
}
