import type { Profile, ProfileChange } from '@selvedge/server/contract';
import type { Shop } from '#lib/shop-context.ts';
import { handleForm, readText } from '#lib/forms/handle-form.ts';

const settingsPath = '/user/settings';

/** Saves the settings form. A changed email address must first be confirmed from both addresses. */
export const saveProfile = (shop: Pick<Shop, 'api' | 'href' | 'isSecure'>, userId: number, form: FormData) =>
  handleForm(shop, form, settingsPath, async () => {
    const { pendingEmail } = await shop.api.updateProfile(userId, readProfileChange(form));
    const isPending = pendingEmail !== null && isSameEmailAddress(pendingEmail.email, readText(form, 'email'));
    return { to: settingsPath, notice: isPending ? 'email-asked' : 'profile-saved' };
  });

/** Sends the confirmation emails again. @param page the page with the form */
export const resendConfirmation = (shop: Pick<Shop, 'api' | 'href' | 'isSecure'>, userId: number, form: FormData, page: string) =>
  handleForm(shop, form, page, async () => {
    await shop.api.resendEmailConfirmation(userId);
    return { to: page, notice: 'email-resent' };
  });

export const cancelEmailChange = (shop: Pick<Shop, 'api' | 'href' | 'isSecure'>, userId: number, form: FormData) =>
  handleForm(shop, form, settingsPath, async () => {
    await shop.api.cancelEmailChange(userId);
    return { to: settingsPath, notice: 'email-change-cancelled' };
  });

function readProfileChange(form: FormData): ProfileChange {
  const text = (name: keyof ProfileChange) => readText(form, name).trim();
  const languageId = Number(text('languageId'));
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    countryCode: text('countryCode'),
    dateOfBirth: text('dateOfBirth'),
    gender: text('gender'),
    languageId: Number.isSafeInteger(languageId) && languageId > 0 ? languageId : null,
    newsletter: form.get('newsletter') !== null,
    newsletterText: text('newsletterText'),
    currentPassword: readText(form, 'currentPassword'),
  };
}

const isSameEmailAddress = (one: string, other: Profile['email']): boolean => one.toLowerCase() === other.trim().toLowerCase();
