/** Returns a path, or a text with paths, for logging: without the secret of links that open an order. */
export const pathForLog = (path: string): string => path.replace(/(\/orders\/view\/)[\w-]+/gi, '$1*');
