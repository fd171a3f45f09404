import { useLingui } from '@lingui/react';
import type { CheckoutDraft, CheckoutField } from '@selvedge/server/contract';
import type { ComponentProps } from 'react';
import { TextField } from '#ui/forms/text-field.tsx';
import { buildFieldId, fieldLabels } from '../form/field-labels.ts';
import type { FieldErrors } from '../form/use-field-errors.ts';

/** The input of every part of the form: the draft and the errors. */
export interface FormState {
  draft: CheckoutDraft;
  errors: FieldErrors;
}

type TextFieldProps = ComponentProps<typeof TextField>;

/** Renders a labelled text field of the checkout, prefilled from the draft. */
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
      id={buildFieldId(field)}
      name={field}
      label={i18n._(fieldLabels[field])}
      defaultValue={draft[field] ?? ''}
      error={errors.findError(field)}
      enterKeyHint="next"
    />
  );
}
