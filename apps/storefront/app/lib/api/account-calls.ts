import type { Body } from '@selvedge/api-client';
import type { Client } from './client.ts';

/** A body without country and language, which the client adds. */
type Unplaced<Sent> = Omit<Sent, 'countryId' | 'languageId'>;

/** Calls about sign-in, profile, addresses, passkeys and personal data. */
export const createAccountCalls = ({ call, file, languageId, countryId }: Client) => ({
  signIn: (credentials: Unplaced<Body<'POST /auth/login'>>) => call('POST /auth/login', { body: { ...credentials, countryId, languageId } }),
  signInWithSecondFactor: (proof: Unplaced<Body<'POST /auth/second-factor'>>) =>
    call('POST /auth/second-factor', { body: { ...proof, countryId, languageId } }),
  register: (registration: Unplaced<Body<'POST /auth/register'>>) =>
    call('POST /auth/register', { body: { ...registration, countryId, languageId } }),
  signOut: () => call('POST /auth/logout'),
  userTypes: () => call('GET /userType'),
  /** Returns the session of this client's token. */
  session: () => call('GET /auth/session'),
  forgotPassword: (email: string) => call('POST /auth/forgotPassword', { body: { email, countryId, languageId } }),
  /** Checks whether a reset link is still valid. */
  checkResetLink: (token: string) => call('POST /auth/resetPassword/check', { body: { token } }),
  resetPassword: (body: Body<'POST /auth/resetPassword'>) => call('POST /auth/resetPassword', { body }),
  confirmEmail: (token: string) => call('POST /auth/confirmEmail', { body: { token } }),
  passkeySignInOptions: (origin: string) => call('POST /auth/passkeys/options', { body: { origin } }),
  signInByPasskey: (body: Body<'POST /auth/passkeys'>) => call('POST /auth/passkeys', { body }),

  profile: (id: number) => call('GET /user/{id}', { path: { id } }),
  updateProfile: (id: number, body: Body<'PUT /user/updateUserProfile/{id}'>) => call('PUT /user/updateUserProfile/{id}', { path: { id }, body }),
  changePassword: (id: number, body: Body<'PUT /auth/changePassword/{id}'>) => call('PUT /auth/changePassword/{id}', { path: { id }, body }),
  /** Sends the confirmation emails to the new and the old address again. */
  resendEmailConfirmation: (id: number) => call('POST /user/{id}/email-confirmations', { path: { id }, body: { countryId, languageId } }),
  cancelEmailChange: (id: number) => call('DELETE /user/{id}/email-change', { path: { id } }),
  sessions: (id: number) => call('GET /user/{id}/sessions', { path: { id } }),
  endSession: (id: number, sessionId: number) => call('DELETE /user/{id}/sessions/{sessionId}', { path: { id, sessionId } }),
  endOtherSessions: (id: number) => call('DELETE /user/{id}/sessions', { path: { id } }),

  addresses: (id: number) => call('GET /address-shipping/getByUserId/{id}', { path: { id } }),
  addAddress: (id: number, address: Unplaced<Body<'POST /user/{id}/addresses'>>) =>
    call('POST /user/{id}/addresses', { path: { id }, body: { ...address, countryId } }),
  changeAddress: (id: number, addressId: number, address: Unplaced<Body<'PUT /user/{id}/addresses/{addressId}'>>) =>
    call('PUT /user/{id}/addresses/{addressId}', { path: { id, addressId }, body: { ...address, countryId } }),
  removeAddress: (id: number, addressId: number) => call('DELETE /user/{id}/addresses/{addressId}', { path: { id, addressId } }),

  passkeys: (id: number) => call('GET /user/{id}/passkeys', { path: { id } }),
  newPasskeyOptions: (id: number, body: Body<'POST /user/{id}/passkeys/options'>) => call('POST /user/{id}/passkeys/options', { path: { id }, body }),
  addPasskey: (id: number, body: Body<'POST /user/{id}/passkeys'>) => call('POST /user/{id}/passkeys', { path: { id }, body }),
  removePasskey: (id: number, passkeyId: number) => call('DELETE /user/{id}/passkeys/{passkeyId}', { path: { id, passkeyId } }),

  twoStep: (id: number) => call('GET /user/{id}/two-step', { path: { id } }),
  beginTwoStep: (id: number, currentPassword: string) => call('POST /user/{id}/two-step/setup', { path: { id }, body: { currentPassword } }),
  confirmTwoStep: (id: number, code: string) => call('POST /user/{id}/two-step', { path: { id }, body: { code } }),
  renewRecoveryCodes: (id: number, currentPassword: string) =>
    call('POST /user/{id}/two-step/recovery-codes', { path: { id }, body: { currentPassword } }),
  endTwoStep: (id: number, currentPassword: string) => call('POST /user/{id}/two-step/end', { path: { id }, body: { currentPassword } }),

  recordConsent: (consent: Unplaced<Body<'POST /consents'>>) => call('POST /consents', { body: { ...consent, countryId, languageId } }),
  dataRequests: (id: number) => call('GET /user/{id}/data-requests', { path: { id } }),
  requestExport: (id: number) => call('POST /user/{id}/data-requests', { path: { id }, body: { countryId, languageId } }),
  dataFile: (id: number, requestId: string) => file('GET /user/{id}/data-requests/{requestId}/file', { path: { id, requestId } }),
  requestErasure: (id: number, password: string) => call('POST /user/{id}/erasure', { path: { id }, body: { password, countryId, languageId } }),
  cancelErasure: (id: number) => call('DELETE /user/{id}/erasure', { path: { id } }),
});
