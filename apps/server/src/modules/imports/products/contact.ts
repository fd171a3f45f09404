import { ShopError } from '#kit/errors';

/** A manufacturer, or the responsible person in the Union. */
export interface Contact {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  countryCode: string;
  email: string;
}

/**
 * Parses `Name, Street, Postcode City, CC, mail`. A name may contain commas; postal codes may contain spaces.
 * @throws ShopError NotAContact with the reason
 */
export function readContact(text: string, option: string): Contact {
  const parts = text.split(',').map((part) => part.trim());
  const [email = '', countryCode = '', place = '', street = '', ...name] = parts.reverse();
  const { postalCode, city } = readPlace(place);
  const contact = { name: name.reverse().join(', '), street, postalCode, city, countryCode: countryCode.toUpperCase(), email };
  const wrong =
    parts.length < 5
      ? 'it has fewer than five parts'
      : Object.values(contact).includes('')
        ? 'one of its parts is empty'
        : !/^[A-Z]{2}$/.test(contact.countryCode)
          ? `"${countryCode}" is not a two-letter country code`
          : !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
            ? `"${email}" is not an email address`
            : undefined;
  if (wrong)
    throw new ShopError('NotAContact', 422, `--${option} must have the format "Name, Street, Postcode City, country code, email": ${wrong}.`);
  return contact;
}

/** The postal code consists of the words with digits before the town (`1000 Ljubljana`, `110 00 Praha 1`) or after it (`Dhaka 1205`). */
function readPlace(place: string): { postalCode: string; city: string } {
  const words = place.split(/\s+/);
  const isCode = words.map((word) => /\d/.test(word));
  const before = isCode.indexOf(false);
  if (before > 0) return { postalCode: words.slice(0, before).join(' '), city: words.slice(before).join(' ') };
  const after = isCode.indexOf(true);
  return after > 0 ? { postalCode: words.slice(after).join(' '), city: words.slice(0, after).join(' ') } : { postalCode: '', city: place };
}
