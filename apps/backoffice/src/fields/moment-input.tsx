import { DateTimeInput, type Validator } from 'react-admin';

/** Converts the field's value to the ISO 8601 instant that the API takes. */
const toIsoTime = (value: string | null) => (value ? new Date(value).toISOString() : null);

/** Edits a date and time in the computer's time zone. */
export const MomentInput = ({ validate, ...props }: { source: string; label: string; helperText?: string; validate?: Validator }) => (
  <DateTimeInput {...props} parse={toIsoTime} {...(validate && { validate })} />
);
