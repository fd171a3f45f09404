/** Returns whether the response must be a page: a form without JavaScript accepts HTML only, a script accepts anything. */
export const isFromPage = (request: Request): boolean => request.headers.get('accept')?.includes('text/html') ?? false;
