/** Returns the text of a form field, at most 500 characters; empty if it is missing or a file. */
export function readTypedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 500) : '';
}

/** Returns whether the response must be a page: a form without JavaScript accepts HTML only, a script accepts anything. */
export const isFromPage = (request: Request): boolean => request.headers.get('accept')?.includes('text/html') ?? false;
