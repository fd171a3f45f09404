/** A form field of a page. */
export interface FormField {
  /** `input`, `select` or `textarea`. */
  element: string;
  /** The type of an input; '' for other elements. */
  type: string;
  name: string;
  autocomplete: string;
}

/** The types of input that may have an autofill field of each control group, in addition to select and textarea (HTML 4.10.18.7.1). */
const inputTypes = {
  text: ['hidden', 'text', 'search'],
  multiline: ['hidden'],
  password: ['hidden', 'text', 'search', 'password'],
  url: ['hidden', 'text', 'search', 'url'],
  username: ['hidden', 'text', 'search', 'email'],
  telephone: ['hidden', 'text', 'search', 'tel'],
  numeric: ['hidden', 'text', 'search', 'number'],
  month: ['hidden', 'text', 'search', 'month'],
  date: ['hidden', 'text', 'search', 'date'],
} as const;
type Group = keyof typeof inputTypes;

const normalFields: Readonly<Record<string, Group>> = {
  ...Object.fromEntries(
    [
      ['name', 'honorific-prefix', 'given-name', 'additional-name', 'family-name', 'honorific-suffix', 'nickname', 'organization-title'],
      ['organization', 'address-line1', 'address-line2', 'address-line3', 'address-level4', 'address-level3', 'address-level2', 'address-level1'],
      [
        'country',
        'country-name',
        'postal-code',
        'cc-name',
        'cc-given-name',
        'cc-additional-name',
        'cc-family-name',
        'cc-number',
        'cc-csc',
        'cc-type',
      ],
      ['transaction-currency', 'language', 'sex'],
    ]
      .flat()
      .map((field) => [field, 'text' as const]),
  ),
  'street-address': 'multiline',
  username: 'username',
  ...{ 'new-password': 'password', 'current-password': 'password', 'one-time-code': 'password' },
  ...{ url: 'url', photo: 'url' },
  ...{ 'cc-exp': 'month', bday: 'date' },
  ...{ 'cc-exp-month': 'numeric', 'cc-exp-year': 'numeric', 'transaction-amount': 'numeric' },
  ...{ 'bday-day': 'numeric', 'bday-month': 'numeric', 'bday-year': 'numeric' },
};

/** Fields that may name the place: `home tel`. */
const contactFields: Readonly<Record<string, Group>> = {
  tel: 'telephone',
  ...Object.fromEntries(
    ['tel-country-code', 'tel-national', 'tel-area-code', 'tel-local', 'tel-local-prefix', 'tel-local-suffix', 'tel-extension'].map((field) => [
      field,
      'text' as const,
    ]),
  ),
  email: 'username',
  impp: 'url',
};
const contactPlaces = ['home', 'work', 'mobile', 'fax', 'pager'];

/** Returns the violations of the HTML standard in the `autocomplete` values of fields. */
export const listAutofillFaults = (fields: readonly FormField[]): string[] =>
  fields.flatMap((field) => {
    const fault = findFault(field);
    return fault ? [`field "${field.name}": autocomplete="${field.autocomplete}" ${fault}`] : [];
  });

const typesWithoutValue = ['checkbox', 'radio', 'file', 'submit', 'image', 'reset', 'button'];

function findFault({ element, type, autocomplete }: FormField): string | undefined {
  const value = autocomplete.trim().toLowerCase();
  if (value === '') return 'is empty';
  if (element === 'input' && typesWithoutValue.includes(type)) return `is not allowed on a ${type}`;
  if (value === 'on' || value === 'off') return type === 'hidden' ? 'is not allowed on a hidden field' : undefined;
  const group = findGroup(value.split(/\s+/));
  if (!group) return 'is no value of the standard';
  const isAllowed = element !== 'input' || (inputTypes[group] as readonly string[]).includes(type);
  return isAllowed ? undefined : `is not allowed on an input of type ${type}`;
}

/** Reads the tokens in their order: section, address, place, field, `webauthn`. @returns undefined if they are not allowed */
function findGroup(tokens: string[]): Group | undefined {
  if (tokens.at(-1) === 'webauthn') tokens.pop();
  if (tokens[0]?.startsWith('section-')) tokens.shift();
  if (tokens[0] === 'shipping' || tokens[0] === 'billing') tokens.shift();
  const hasPlace = contactPlaces.includes(tokens[0] ?? '');
  if (hasPlace) tokens.shift();
  const [field = ''] = tokens;
  const known = hasPlace ? contactFields : { ...normalFields, ...contactFields };
  return tokens.length === 1 && Object.hasOwn(known, field) ? known[field] : undefined;
}
