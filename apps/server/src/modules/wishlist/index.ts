/** What customers wish for. */
export { routes } from './routes.ts';
