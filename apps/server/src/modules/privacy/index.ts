/** What we hold about somebody: handed over, and deleted. */
export { routes } from './routes.ts';
