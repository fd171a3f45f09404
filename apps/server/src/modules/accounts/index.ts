/** Who is known: users, what they are to the shop, and who is signed in. */
export { accountData } from './account-data.ts';
export type { SavedAddress } from './contract.ts';
export { deleteAccount } from './delete-account.ts';
export { endSessions } from './end-session.ts';
export { isOwnPassword } from './is-own-password.ts';
export { issueEmailChangeToken } from './change-email.ts';
export { issueConfirmationToken } from './confirm-email.ts';
export { issueResetToken } from './forgot-password.ts';
export { accountJobs } from './jobs.ts';
export { listAddresses } from './list-addresses.ts';
export { readProfile } from './read-profile.ts';
export { routes } from './routes.ts';
export { demoSignIns, seedDemoAccounts, seedUserTypes } from './seed-accounts.ts';
export type { SignedInUser } from './session-of.ts';
export { assertOwn, maybeUser, ownCall, requireUser, signedInCall } from './signed-in.ts';
export { userContact, type UserContact } from './user-contact.ts';
