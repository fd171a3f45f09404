import type { Fit } from '@selvedge/server/contract';
import { fits } from './fit-texts.ts';

/** A review as typed. */
export interface TypedReview {
  productId: number;
  stars: number | null;
  fit: Fit | null;
  text: string;
  author: string;
}

export type ReviewIssue = 'stars' | 'author' | 'text';

export const maxAuthorLength = 40;
export const maxTextLength = 2000;

/** Reads the form, whose content is not trusted. @returns null if it names no product */
export function readTypedReview(form: FormData): TypedReview | null {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  if (!/^[1-9]\d{0,8}$/.test(text('productId'))) return null;
  return {
    productId: Number(text('productId')),
    stars: /^[1-5]$/.test(text('stars')) ? Number(text('stars')) : null,
    fit: fits.find((fit) => fit === text('fit')) ?? null,
    // A submitted form has two characters per line end, the field counts one.
    text: text('text')
      .replace(/\r\n/g, '\n')
      .slice(0, maxTextLength * 2),
    author: text('author').slice(0, maxAuthorLength * 2),
  };
}

/** Returns the errors of a review. The text is optional. */
export function reviewIssues({ stars, author, text }: TypedReview): ReviewIssue[] {
  const issues: ReviewIssue[] = [];
  if (stars === null) issues.push('stars');
  if (author === '' || author.length > maxAuthorLength) issues.push('author');
  if (text.length > maxTextLength) issues.push('text');
  return issues;
}
