import { z } from '@hono/zod-openapi';
import { isEmail } from '#kit/email';
import { languageIdField } from '../countries/contract.ts';
import { idField, jsonField, textField } from '#platform/request-fields';

export { staffAreas, type StaffArea } from './staff-areas.ts';

const createRequiredText = (max: number) =>
  textField.max(max).refine((text) => text.trim() !== '', { error: 'This field is required', params: { code: 'required' } });

/** A text of any content. The operation validates it and reports issues per field. */
const typed = textField.max(500).default('');

/** The owner's password. It is not needed within ten minutes after a sign-in by passkey. */
const currentPassword = textField.max(200).default('');

/** The random value that identifies a browser. Default: a new value. */
const device = textField.max(64).optional();

export const loginSchema = z
  .object({
    email: createRequiredText(320).refine((text) => text.trim() === '' || isEmail(text.trim()), {
      error: 'Please enter a valid email',
      params: { code: 'email' },
    }),
    password: createRequiredText(200),
    userTypeId: idField.default(2).openapi({ description: '2 is a customer (default); 5 is an affiliate' }),
    device,
    /** The shop and language of the request, for the email about a new device. */
    countryId: idField.optional(),
    languageId: idField.optional(),
  })
  .openapi('Login');

export const signedInSchema = z
  .object({
    id: z.int(),
    token: z.string().openapi({ description: 'Session token; send it as `Authorization: Bearer …`' }),
    userTypeId: z.int(),
    expiresAt: z.string(),
    device: z.string().openapi({ description: 'Device id; store it in the browser and send it with the next sign-in' }),
  })
  .openapi('SignedIn');
export type SignedInAnswer = z.infer<typeof signedInSchema>;

/** The token for the second step, which the first step returns after a correct password. */
export const challenge = textField.min(1).max(100);
/** A code of an authenticator app, with or without spaces. */
const totpCode = textField.max(20);

/** The challenge of the first step together with the second factor. */
export const secondFactorSchema = z
  .object({ challenge, code: totpCode.optional(), recoveryCode: textField.max(60).optional() })
  .openapi('SecondFactor');

/** The second step of a sign-in to the shop. */
export const secondStepSchema = secondFactorSchema
  .extend({ device, countryId: idField.optional(), languageId: idField.optional() })
  .openapi('SecondStep');

export const totpSetupSchema = z
  .object({
    secret: z.string().openapi({ description: 'Base32, for manual entry' }),
    url: z.string().openapi({ description: 'The `otpauth://totp/…` URL' }),
    svg: z.string().openapi({ description: 'The URL as a QR code in SVG' }),
  })
  .openapi('TotpSetup');
export type TotpSetupAnswer = z.infer<typeof totpSetupSchema>;

export const twoStepSchema = z
  .object({ isOn: z.boolean(), recoveryCodesLeft: z.int().openapi({ description: 'Unused recovery codes' }) })
  .openapi('TwoStep');
export type TwoStep = z.infer<typeof twoStepSchema>;

export const twoStepCodeSchema = z.object({ code: totpCode }).openapi('TwoStepCode');
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) }).openapi('RecoveryCodes');
export const reauthenticationSchema = z.object({ currentPassword }).openapi('Reauthentication');

export const userTypeSchema = z.object({ id: z.int(), userType: z.string() }).openapi('UserType');

export const registrationSchema = z
  .object({
    email: typed,
    password: typed,
    repeatPassword: textField.max(500).optional(),
    firstName: typed,
    lastName: typed,
    phone: typed,
    countryCode: typed.openapi({ description: 'Dial code, digits only' }),
    newsletter: z.boolean().default(false),
    newsletterText: textField.max(1000).optional().openapi({ description: 'The consent text next to the checkbox' }),
    countryId: idField.optional().openapi({ description: 'Default: the country of the host' }),
    languageId: languageIdField,
    device,
  })
  .openapi('Registration');
export type Registration = z.infer<typeof registrationSchema>;

/** The registration of a customer or affiliate. Other user types are refused. */
export const typedRegistrationSchema = registrationSchema.extend({ userTypeId: z.int32().default(2) }).openapi('RegistrationByType');

/** The user of a token. */
export const sessionSchema = z
  .object({
    id: z.int(),
    userTypeId: z.int(),
    /** All user types of the account. The session has one of them. */
    userTypeIds: z.array(z.int()),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    expiresAt: z.string(),
    /** Whether the session was opened by passkey a few minutes ago, so that a sensitive change needs no password. */
    isPasskeyFresh: z.boolean(),
  })
  .openapi('Session');
export type Session = z.infer<typeof sessionSchema>;

export const genders = ['female', 'male', 'other', ''] as const;

export const profileSchema = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** In national or international format, as is common in the country. */
    phone: z.string(),
    countryCode: z.string(),
    dateOfBirth: z.string(),
    gender: z.enum(genders),
    languageId: z.int().nullable(),
    newsletter: z.boolean(),
    isEmailConfirmed: z.boolean(),
    /** A change of email that is not yet confirmed by both addresses. */
    pendingEmail: z.object({ email: z.string(), isOldConfirmed: z.boolean(), isNewConfirmed: z.boolean(), expiresAt: z.string() }).nullable(),
  })
  .openapi('Profile');
export type Profile = z.infer<typeof profileSchema>;

/** The fields that a user may change. Others, such as status, role, code and balance, are ignored. */
export const profileChangeSchema = z
  .object({
    firstName: typed,
    lastName: typed,
    /** A new address replaces the old address only after both are confirmed. */
    email: textField.max(500).optional(),
    phone: typed,
    countryCode: typed,
    dateOfBirth: typed.openapi({ description: 'ISO date or empty' }),
    gender: typed.openapi({ description: '`female`, `male`, `other` or empty' }),
    languageId: idField.nullish(),
    newsletter: z.boolean().default(false),
    newsletterText: textField.max(1000).optional().openapi({ description: 'The consent text next to the checkbox' }),
    currentPassword: currentPassword.openapi({ description: 'Required for a new email address' }),
  })
  .openapi('ProfileChange');
export type ProfileChange = z.infer<typeof profileChangeSchema>;

export const passwordChangeSchema = z
  .object({ password: typed, oldPassword: typed, repeatPassword: textField.max(500).optional() })
  .openapi('PasswordChange');

export const forgottenPasswordSchema = z
  .object({ email: typed, countryId: idField.optional(), languageId: languageIdField })
  .openapi('ForgottenPassword');

const tokenField = textField.min(1).max(200);
export const tokenSchema = z.object({ token: tokenField }).openapi('MailToken');
export const passwordResetSchema = z
  .object({ token: tokenField, password: typed, repeatPassword: textField.max(500).optional() })
  .openapi('PasswordReset');

/** The result of opening a confirmation link. */
export const emailConfirmationSchema = z
  .object({
    /** `confirmed`: the address of the account is confirmed; `waiting`: the other address is not yet confirmed; `changed`: both are. */
    outcome: z.enum(['confirmed', 'waiting', 'changed']),
    email: z.string(),
  })
  .openapi('EmailConfirmation');
export type EmailConfirmation = z.infer<typeof emailConfirmationSchema>;

export const openSessionSchema = z
  .object({
    id: z.int(),
    isThis: z.boolean(),
    /** Readable names: `Firefox`, `Windows`, `desktop`. */
    browser: z.string(),
    os: z.string(),
    deviceType: z.enum(['mobile', 'tablet', 'desktop']),
    network: z.string(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
  })
  .openapi('OpenSession');
export type OpenSession = z.infer<typeof openSessionSchema>;

export const addressFields = [
  'countryCode',
  'firstName',
  'lastName',
  'company',
  'vatNumber',
  'address',
  'addressExtra',
  'postalCode',
  'city',
  'state',
  'phone',
  'phoneCode',
] as const;
export type AddressField = (typeof addressFields)[number];

export const addressChangeSchema = z
  .object({
    ...(Object.fromEntries(addressFields.map((field) => [field, typed])) as Record<AddressField, typeof typed>),
    isDefaultShipping: z.boolean().default(false),
    isDefaultBilling: z.boolean().default(false),
    /** The country of the shop. Its rules apply if the address is in that country. */
    countryId: idField,
  })
  .openapi('AddressChange');
export type AddressChange = z.infer<typeof addressChangeSchema>;

export const savedAddressSchema = z
  .object({
    id: z.int(),
    ...(Object.fromEntries(addressFields.map((field) => [field, z.string()])) as Record<AddressField, z.ZodString>),
    isDefaultShipping: z.boolean(),
    isDefaultBilling: z.boolean(),
  })
  .openapi('SavedAddress');
export type SavedAddress = z.infer<typeof savedAddressSchema>;

export const passkeySchema = z
  .object({ id: z.int(), name: z.string(), host: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() })
  .openapi('Passkey');
export type Passkey = z.infer<typeof passkeySchema>;

const credentials = z.array(z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() }));
const userVerification = z.enum(['discouraged', 'preferred', 'required']).optional();
const webAuthn = { challenge: z.string(), timeout: z.int().optional() };

/** The argument of `navigator.credentials.create`, as JSON (https://www.w3.org/TR/webauthn-3/). */
export const passkeyCreationSchema = z
  .object({
    challengeId: z.string(),
    options: z.object({
      ...webAuthn,
      rp: z.object({ id: z.string().optional(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
      excludeCredentials: credentials.optional(),
      authenticatorSelection: z.object({ residentKey: z.enum(['discouraged', 'preferred', 'required']).optional(), userVerification }).optional(),
      attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
      extensions: z.object({ credProps: z.boolean().optional() }).optional(),
    }),
  })
  .openapi('PasskeyCreation');
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** The argument of `navigator.credentials.get`, as JSON. */
export const passkeyRequestSchema = z
  .object({
    challengeId: z.string(),
    options: z.object({ ...webAuthn, rpId: z.string().optional(), allowCredentials: credentials.optional(), userVerification }),
  })
  .openapi('PasskeyRequest');
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** The page's origin: it must be a host of the shop. */
export const passkeyOriginSchema = z.object({ origin: z.url().max(200) }).openapi('PasskeyOrigin');
export const newPasskeyOriginSchema = passkeyOriginSchema.extend({ currentPassword }).openapi('NewPasskeyOrigin');
const signed = { challengeId: textField.max(64), response: jsonField };
export const newPasskeySchema = z.object({ ...signed, name: textField.max(100).default('') }).openapi('NewPasskey');
export const passkeySignInSchema = z.object({ ...signed, userTypeId: idField.default(2), device }).openapi('PasskeySignIn');
