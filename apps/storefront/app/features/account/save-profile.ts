import type { Profile, ProfileChange } from '@selvedge/server/contract';
import type { Shop } from '#lib/shop-context.ts';
import { takeForm, textOf } from '#lib/take-form.ts';

const settingsPath = '/user/settings';

/** Saves what the settings' form says; an e-mail that was changed is asked for in both mailboxes first. */
export const saveProfile = (shop: Pick<Shop, 'api' | 'href' | 'isSecure'>, userId: number, form: FormData) =>
  takeForm(shop, form, settingsPath, async () => {
    const { pendingEmail } = await shop.api.updateProfile(userId, changeFrom(form));
    const isAsked = pendingEmail !== null && isSameMailbox(pendingEmail.email, textOf(form, 'email'));
    return { to: settingsPath, notice: isAsked ? 'email-asked' : 'profile-saved' };
  });

/** Sends the mails that ask for a confirmation once more. @param page where it was asked for */
export const resendConfirmation = (shop: Pick<Shop, 'api' | 'href' | 'isSecure'>, userId: number, form: FormData, page: string) =>
  takeForm(shop, form, page, async () => {
    await shop.api.resendEmailConfirmation(userId);
    return { to: page, notice: 'email-resent' };
  });

export const keepEmail = (shop: Pick<Shop, 'api' | 'href' | 'isSecure'>, userId: number, form: FormData) =>
  takeForm(shop, form, settingsPath, async () => {
    await shop.api.cancelEmailChange(userId);
    return { to: settingsPath, notice: 'email-change-cancelled' };
  });

function changeFrom(form: FormData): ProfileChange {
  const text = (name: keyof ProfileChange) => textOf(form, name).trim();
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
  };
}

const isSameMailbox = (one: string, other: Profile['email']): boolean => one.toLowerCase() === other.trim().toLowerCase();
