/** What a mailbox is written about the newsletter itself: whether it wants it, and that it has it. */
export type NewsletterMailKind = 'confirm' | 'welcome';

interface NewsletterLetter {
  subject: string;
  heading: string;
  lines: readonly string[];
  button: string;
  note: string;
}

/** The sentences of the newsletter's own mails in one language. */
export interface NewsletterTexts {
  letters: Record<NewsletterMailKind, (values: { shop: string }) => NewsletterLetter>;
  /** On the link that ends it. */
  unsubscribe: string;
  footer: (shop: string) => string;
}
