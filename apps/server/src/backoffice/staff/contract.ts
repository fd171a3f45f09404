import { z } from '@hono/zod-openapi';
import { challenge, newPasskeySchema, openSessionSchema, passkeyOriginSchema, passkeySchema, staffAreas } from '#contracts/accounts';
import { idField, jsonField, textField } from '#platform/request-fields';

export const staffMeSchema = z
  .object({
    /** 0: an API token. */
    id: z.int(),
    name: z.string(),
    areas: z.array(z.enum(staffAreas)),
    /** Sees and changes only their own products and order lines. */
    isVendor: z.boolean(),
    isReadOnly: z.boolean(),
  })
  .openapi('StaffMe');
export type StaffMe = z.infer<typeof staffMeSchema>;

export const referenceSchema = z
  .object({
    countries: z.array(
      z.object({
        id: z.int(),
        /** ISO 3166-1 alpha-2. */
        code: z.string(),
        name: z.string(),
        languageId: z.int(),
        isActive: z.boolean(),
        /** Its present currency, and the decimals of its minor unit. */
        currency: z.string(),
        exponent: z.int(),
      }),
    ),
  })
  .openapi('StaffReference');

/** Errors do not name the wrong field, as in the sign-in of the shop. */
export const staffSignInSchema = z
  .object({
    email: textField.min(1).max(320),
    password: textField.min(1).max(200),
    userTypeId: idField.optional().openapi({ description: 'Admin 1, vendor 3, user 4, seller 6. Default: the first role of the staff member' }),
  })
  .openapi('StaffSignIn');

export const staffChallengeSchema = z
  .object({
    challenge: z.string().openapi({ description: 'Sent together with the second factor; valid for ten minutes' }),
    userTypeId: z.int(),
    /** Neither: the staff member must set up a second factor first. */
    hasTotp: z.boolean(),
    hasPasskey: z.boolean(),
  })
  .openapi('StaffChallenge');
export type StaffChallenge = z.infer<typeof staffChallengeSchema>;

export const challengeSchema = z.object({ challenge }).openapi('ChallengeOfStaff');

export const enteredSchema = z
  .object({
    expiresAt: z.string(),
    recoveryCodes: z.array(z.string()).nullable().openapi({ description: 'Only in the first response; never returned again' }),
  })
  .openapi('StaffEntered');
export type StaffEntered = z.infer<typeof enteredSchema>;

export const staffPasskeySignInSchema = z
  .object({
    challengeId: textField.max(64),
    response: jsonField,
    challenge: challenge.optional().openapi({ description: 'The challenge of the password step; omit it to sign in with the passkey alone' }),
    userTypeId: idField.optional(),
  })
  .openapi('StaffPasskeySignIn');

/** The sign-in methods of the caller, and the open sessions. */
export const securitySchema = z
  .object({ passkeys: z.array(passkeySchema), sessions: z.array(openSessionSchema), recoveryCodesLeft: z.int() })
  .openapi('StaffSecurity');
export type Security = z.infer<typeof securitySchema>;

/** Required again before a sign-in method is added, in case another person uses an open screen. */
const password = textField.max(200);
export const passwordSchema = z.object({ password }).openapi('StaffPassword');
export const staffPasskeyOriginSchema = passkeyOriginSchema.extend({ password }).openapi('StaffPasskeyOrigin');
export const newStaffPasskeySchema = newPasskeySchema.openapi('NewStaffPasskey');
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) }).openapi('RecoveryCodes');

export const staffRoles = { admin: 1, vendor: 3, user: 4, seller: 6 } as const;
const role = z.union(Object.values(staffRoles).map((id) => z.literal(id)) as [z.ZodLiteral<1>, z.ZodLiteral<3>, z.ZodLiteral<4>, z.ZodLiteral<6>]);
/** The area `staff` cannot be selected, because it is for admins only. */
const areas = z.array(z.enum(staffAreas).exclude(['staff'])).max(staffAreas.length);

export const staffPersonSchema = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    userTypeId: z.int(),
    areas: z.array(z.enum(staffAreas)),
    isClosed: z.boolean(),
    /** Whether the invitation is not accepted yet. */
    isInvited: z.boolean(),
    hasSecondFactor: z.boolean(),
    lastSeenAt: z.string().nullable(),
  })
  .openapi('StaffPerson');
export type StaffPersonRow = z.infer<typeof staffPersonSchema>;

export const staffRecordSchema = staffPersonSchema.extend({ revision: z.string() }).openapi('StaffRecord');
export type StaffRecord = z.infer<typeof staffRecordSchema>;

const name = textField.trim().min(1, 'Required').max(60);
export const invitationSchema = z
  .object({ email: textField.max(320), firstName: name, lastName: name, userTypeId: role, areas })
  .openapi('StaffInvitation');

export const staffRightsSchema = z.object({ userTypeId: role, areas }).openapi('StaffRights');

const token = textField.min(1).max(200);
export const invitationTokenSchema = z.object({ token }).openapi('StaffInvitationToken');
export const invitationAnswerSchema = z
  .object({ token, password: textField.max(500), repeatPassword: textField.max(500) })
  .openapi('StaffInvitationAnswer');

export const apiTokenSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    beginning: z.string(),
    areas: z.array(z.enum(staffAreas)),
    isReadOnly: z.boolean(),
    madeBy: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
    expiresAt: z.string().nullable(),
    revokedAt: z.string().nullable(),
  })
  .openapi('ApiToken');
export type ApiTokenRow = z.infer<typeof apiTokenSchema>;

export const newApiTokenSchema = z
  .object({
    name: textField.trim().min(1, 'Required').max(60),
    areas: areas.min(1, 'Select at least one area'),
    isReadOnly: z.boolean(),
    /** Days until it expires; null: valid until it is revoked. */
    days: z.int().min(1).max(3650).nullable(),
  })
  .openapi('NewApiToken');

export const madeApiTokenSchema = apiTokenSchema
  .extend({ token: z.string().openapi({ description: 'Returned only once; send it as `Authorization: Bearer slv_…`' }) })
  .openapi('MadeApiToken');
export type MadeApiToken = z.infer<typeof madeApiTokenSchema>;

const facts = z.record(z.string(), z.unknown()).nullable();
export const loggedChangeSchema = z
  .object({
    id: z.int(),
    at: z.string(),
    userId: z.int().nullable().openapi({ description: 'Null for an API token; `actor` is then the name of the token' }),
    actor: z.string(),
    action: z.string(),
    subject: z.string(),
    subjectId: z.string(),
    before: facts,
    after: facts,
  })
  .openapi('LoggedChange');
export type LoggedChange = z.infer<typeof loggedChangeSchema>;

/** A list with a filter and a sort order that its owner has named. */
export const viewSchema = z.object({ id: z.int(), name: z.string(), query: z.string() }).openapi('SavedView');

export const newViewSchema = z
  .object({
    list: textField.min(1).max(40),
    name: textField.trim().min(1, 'Enter a name').max(60),
    /** The query of the list's address. */
    query: textField.max(2000),
  })
  .openapi('NewSavedView');
