/** What visitors agreed to, and to which words. */
export { routes } from './routes.ts';
