import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { useChoices } from './use-choices.ts';

interface Props {
  source: string;
  label: string;
}

/** Selects products that a discount is limited to. */
export function ProductsInput({ source, label }: Props) {
  return (
    <ReferenceArrayInput source={source} reference="discount-products">
      <AutocompleteArrayInput optionText="name" label={label} defaultValue={[]} filterToQuery={(q: string) => ({ q })} />
    </ReferenceArrayInput>
  );
}

/** Selects categories that a discount is limited to. */
export function CategoriesInput({ source, label }: Props) {
  return (
    <AutocompleteArrayInput
      source={source}
      label={label}
      defaultValue={[]}
      choices={[...useChoices('discount-categories')]}
      helperText="Subcategories are included. Without products and categories, the discount is valid for all products."
    />
  );
}
