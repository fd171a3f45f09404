/** Who is known: users, what they are to the shop, and who is signed in. */
export { routes } from './routes.ts';
export { demoSignIns, seedDemoAccounts, seedUserTypes } from './seed-accounts.ts';
