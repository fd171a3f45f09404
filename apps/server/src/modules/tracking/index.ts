/** How often the shop is opened, by country and day. Nothing is kept of who opened it. */
export { addVisits, type Visits } from './add-visits.ts';
export { visitBooks } from './visit-books.ts';
