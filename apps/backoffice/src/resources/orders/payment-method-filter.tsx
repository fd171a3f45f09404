import { SelectInput, type SelectInputProps } from 'react-admin';
import { useChoices } from '#fields/use-choices.ts';

/** Selects a payment method. */
export function PaymentMethodFilter(props: Omit<SelectInputProps, 'choices'>) {
  return <SelectInput {...props} choices={useChoices('payment-methods').map(({ code, name }) => ({ id: code, name }))} />;
}
