import type { CheckoutDraft } from '#modules/checkout';
import type { SeededRandom } from '../seeded-random.ts';
import type { CountryPeople } from './people-data.ts';

/** A customer, as the checkout form has them. */
export type PersonForm = Required<Pick<CheckoutDraft, 'email' | 'phone' | 'firstName' | 'lastName' | 'address' | 'postalCode' | 'city' | 'state'>>;

/**
 * Creates a customer of a country.
 * @param index unique: two customers of the same name get different email addresses
 */
export function makePerson(people: CountryPeople, { random, index }: { random: SeededRandom; index: number }): PersonForm {
  const isWoman = random.chance(0.62);
  const firstName = random.pick(splitWords(isWoman ? people.women : people.men));
  const [masculine = '', feminine = masculine] = random.pick(splitWords(people.families)).split('/');
  const lastName = isWoman ? feminine : masculine;
  const [postalCode = '', city = '', state = ''] = random.pick(splitWords(people.cities)).split('|');
  const street = random.pick(splitWords(people.streets)).replace(';', ',');
  return {
    firstName,
    lastName,
    email: `${toLatin(firstName)}.${toLatin(lastName)}${index}@buyers.example`,
    phone: people.phone.replaceAll('#', () => String(random.between(0, 9))),
    address: street.replace('#', String(random.between(1, 118))),
    postalCode,
    city,
    state,
  };
}

const splitWords = (words: string): string[] => words.split(',');

/** Converts a name to Latin letters without accents, for an email address. */
function toLatin(name: string): string {
  const letters = [...name.toLowerCase().normalize('NFD')].map((letter) => transliterated[letter] ?? letter);
  return letters.join('').replaceAll(/[^a-z]/g, '');
}

const toPairs = (from: string, to: string): [string, string][] => [...from].map((letter, index) => [letter, to.split(' ')[index] ?? '']);
const transliterated: Readonly<Record<string, string>> = Object.fromEntries([
  ...toPairs('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  ...toPairs('абвгдежзийклмнопрстуфхцчшщъьюя', 'a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y yu ya'),
  ...toPairs('łđıß', 'l d i ss'),
]);
