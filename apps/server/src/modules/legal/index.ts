/** The pages that the law asks for: templates filled from a country's row, or the merchant's own words, and who has read them. */
export { routes } from './routes.ts';
