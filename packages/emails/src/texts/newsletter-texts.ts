/** Kinds of mails about the newsletter: the request to confirm, and the welcome mail. */
export type NewsletterMailKind = 'confirm' | 'welcome';

interface NewsletterLetter {
  subject: string;
  heading: string;
  lines: readonly string[];
  button: string;
  note: string;
}

/** The sentences of these mails in one language. */
export interface NewsletterTexts {
  letters: Record<NewsletterMailKind, (values: { shop: string }) => NewsletterLetter>;
  /** Label of the unsubscribe link. */
  unsubscribe: string;
  footer: (shop: string) => string;
}
