import { useLingui } from '@lingui/react';
import type { CheckoutDraft, CheckoutField } from '@selvedge/server/contract';
import type { ComponentProps } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { fieldId, fieldLabels } from './field-labels.ts';
import type { FieldErrors } from './use-field-errors.ts';

/** What every part of the form is given: what has been typed so far, and what is wrong with it. */
export interface FormState {
  draft: CheckoutDraft;
  errors: FieldErrors;
}

type TextFieldProps = ComponentProps<typeof TextField>;

/** A text field of the checkout, filled from the draft, named, labelled and linked to. */
export function CheckoutTextField({
  field,
  draft,
  errors,
  ...rest
}: FormState & { field: CheckoutField } & Omit<TextFieldProps, 'name' | 'label' | 'id' | 'error' | 'defaultValue'>) {
  const { i18n } = useLingui();
  return (
    <TextField
      {...rest}
      id={fieldId(field)}
      name={field}
      label={i18n._(fieldLabels[field])}
      defaultValue={draft[field] ?? ''}
      error={errors.of(field)}
      enterKeyHint="next"
    />
  );
}
