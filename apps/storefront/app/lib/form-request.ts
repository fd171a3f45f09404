/** Whether a page waits for the answer: a form without JavaScript asks for one, a script asks for anything. */
export const isFromPage = (request: Request): boolean => request.headers.get('accept')?.includes('text/html') ?? false;
