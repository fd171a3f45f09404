import { z } from 'zod';
import { readUserAgent } from '#kit/user-agent';
import { issueConfirmationToken, issueEmailChangeToken, issueInvitationToken, issueResetToken, findUserContact } from '#modules/accounts';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import { sendAccountMail } from './send-account-mail.ts';

/** A mail server may be down for hours: the last retry is after about three days. */
const retry = { limit: 15, delaySeconds: 10 };
/** A link that is valid for one hour is useless the next day. */
const retrySoonOnly = { limit: 8, delaySeconds: 10 };

const ofUser = z.object({ userId: z.int() });
const asked = z.object({ countryId: z.int().optional(), languageId: z.int().optional() });
const newPasswordPage = '/auth/Forgot-Password';
const securityPage = '/user/security';
const resetPage = (token: string): string => `/auth/Reset-Password?token=${token}`;
const confirmPage = (token: string): string => `/auth/Confirm-Email?token=${token}`;

const sendWelcomeMail = defineJob({
  name: 'send-welcome-mail',
  schema: ofUser,
  run: async (services, { userId }, { id }) => {
    const contact = await findUserContact(services.db, userId);
    const token = contact && (await issueConfirmationToken(services.db, userId));
    if (token) await sendAccountMail(services, contact, { kind: 'welcome', path: confirmPage(token) }, `welcome-${id}`);
  },
  retry,
});

const sendConfirmationMail = defineJob({
  name: 'send-confirmation-mail',
  schema: ofUser.extend(asked.shape),
  run: async (services, { userId, ...where }, { id }) => {
    const contact = await findUserContact(services.db, userId, where);
    const token = contact && (await issueConfirmationToken(services.db, userId));
    if (token) await sendAccountMail(services, contact, { kind: 'confirmEmail', path: confirmPage(token) }, `confirm-${id}`);
  },
  retry,
});

/** Only this job looks up the account, so that the response to the request does not reveal whether the address has one. */
const sendResetMail = defineJob({
  name: 'send-reset-mail',
  schema: z.object({ email: z.string(), countryId: z.int(), languageId: z.int() }),
  run: async (services, { email, ...where }, { id }) => {
    const issued = await issueResetToken(services.db, email);
    const contact = issued && (await findUserContact(services.db, issued.userId, where));
    if (contact) await sendAccountMail(services, contact, { kind: 'resetPassword', path: resetPage(issued.token) }, `reset-${id}`);
  },
  retry: retrySoonOnly,
});

const sendNewDeviceMail = defineJob({
  name: 'send-new-device-mail',
  schema: ofUser.extend({ userAgent: z.string(), network: z.string(), at: z.string(), ...asked.shape }),
  run: async (services, { userId, userAgent, network, at, ...where }, { id }) => {
    const contact = await findUserContact(services.db, userId, where);
    if (!contact) return;
    const signIn = { at: new Date(at), ...describeBrowser(userAgent), network };
    await sendAccountMail(services, contact, { kind: 'newDevice', path: newPasswordPage, signIn }, `new-device-${id}`);
  },
  retry,
});

const sendPasskeyAddedMail = defineJob({
  name: 'send-passkey-added-mail',
  schema: ofUser.extend({ userAgent: z.string(), network: z.string(), at: z.string() }),
  run: async (services, { userId, userAgent, network, at }, { id }) => {
    const contact = await findUserContact(services.db, userId);
    const signIn = { at: new Date(at), ...describeBrowser(userAgent), network };
    if (contact) await sendAccountMail(services, contact, { kind: 'passkeyAdded', path: securityPage, signIn }, `passkey-${id}`);
  },
  retry,
});

function describeBrowser(userAgent: string): { browser: string; os: string } {
  const { browser, os } = readUserAgent(userAgent);
  const named = (name: string): string => (name === 'Other' ? '' : name);
  return { browser: named(browser), os: named(os) };
}

const sendPasswordChangedMail = defineJob({
  name: 'send-password-changed-mail',
  schema: ofUser,
  run: async (services, { userId }, { id }) => {
    const contact = await findUserContact(services.db, userId);
    if (contact) await sendAccountMail(services, contact, { kind: 'passwordChanged', path: newPasswordPage }, `password-${id}`);
  },
  retry,
});

const sendTwoStepMail = defineJob({
  name: 'send-two-step-mail',
  schema: ofUser.extend({ isOn: z.boolean() }),
  run: async (services, { userId, isOn }, { id }) => {
    const contact = await findUserContact(services.db, userId);
    const kind = isOn ? 'twoStepOn' : 'twoStepOff';
    if (contact) await sendAccountMail(services, contact, { kind, path: newPasswordPage }, `two-step-${id}`);
  },
  retry,
});

/** Sends the email to the old address of a change. */
const sendLeaveEmailMail = defineJob({
  name: 'send-leave-email-mail',
  schema: ofUser,
  run: async (services, { userId }, { id }) => {
    const contact = await findUserContact(services.db, userId);
    const change = contact && (await issueEmailChangeToken(services.db, userId, 'leave-email'));
    if (!contact || !change?.token) return;
    await sendAccountMail(services, contact, { kind: 'leaveEmail', newEmail: change.newEmail, path: confirmPage(change.token) }, `leave-${id}`);
  },
  retry,
});

/** Sends the email to the new address of a change. If it has an account, only its owner learns about it. */
const sendTakeEmailMail = defineJob({
  name: 'send-take-email-mail',
  schema: ofUser,
  run: async (services, { userId }, { id }) => {
    const contact = await findUserContact(services.db, userId);
    const change = contact && (await issueEmailChangeToken(services.db, userId, 'take-email'));
    if (!contact || !change) return;
    const notification = change.token
      ? ({ kind: 'takeEmail', path: confirmPage(change.token) } as const)
      : ({ kind: 'takenEmail', path: '/auth/Login' } as const);
    await sendAccountMail(services, contact, { ...notification, to: change.newEmail }, `take-${id}`);
  },
  retry,
});

/** Notifies the old address, in case its owner did not want the change. */
const sendEmailChangedMail = defineJob({
  name: 'send-email-changed-mail',
  schema: ofUser.extend({ oldEmail: z.string(), newEmail: z.string() }),
  run: async (services, { userId, oldEmail, newEmail }, { id }) => {
    const contact = await findUserContact(services.db, userId);
    if (contact) await sendAccountMail(services, contact, { kind: 'emailChanged', newEmail, to: oldEmail }, `email-changed-${id}`);
  },
  retry,
});

/** Invites a staff member with a link to the back office. */
const sendInvitationMail = defineJob({
  name: 'send-invitation-mail',
  schema: ofUser,
  run: async (services, { userId }, { id }) => {
    const contact = await findUserContact(services.db, userId);
    const token = contact && (await issueInvitationToken(services.db, userId));
    if (token) await sendAccountMail(services, contact, { kind: 'invited', path: `/admin/welcome?token=${token}` }, `invited-${id}`);
  },
  retry,
});

export const accountMailJobs: readonly AnyJob[] = [
  sendWelcomeMail,
  sendConfirmationMail,
  sendResetMail,
  sendNewDeviceMail,
  sendPasskeyAddedMail,
  sendPasswordChangedMail,
  sendTwoStepMail,
  sendLeaveEmailMail,
  sendTakeEmailMail,
  sendEmailChangedMail,
  sendInvitationMail,
];

export const accountMailSubscriptions: readonly Subscription[] = [
  on('account.registered', sendWelcomeMail),
  on('account.confirmation-requested', sendConfirmationMail),
  on('account.password-forgotten', sendResetMail),
  on('account.device-added', sendNewDeviceMail),
  on('account.passkey-added', sendPasskeyAddedMail),
  on('account.password-changed', sendPasswordChangedMail),
  on('account.two-step-changed', sendTwoStepMail),
  on('account.email-change-requested', sendLeaveEmailMail),
  on('account.email-change-requested', sendTakeEmailMail),
  on('account.email-changed', sendEmailChangedMail),
  on('staff.invited', sendInvitationMail),
];
