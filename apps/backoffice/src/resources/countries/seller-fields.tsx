import { ArrayInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';

const schemes = [
  { id: 'domestic', name: 'The seller’s own country' },
  { id: 'oss', name: 'Reported through the One-Stop Shop' },
  { id: 'outside', name: 'Outside of the Union' },
];
const asText = (lines: readonly string[] | undefined): string => (lines ?? []).join('\n');
const asLines = (text: string): string[] => text.split('\n');

/** Who writes the invoices, where the VAT is declared, and where else the shop is found. */
export function SellerFields() {
  return (
    <>
      <SelectInput source="vatScheme" label="VAT" choices={schemes} validate={required()} />
      <TextInput source="seller.name" label="Seller on invoices" helperText="Empty: the shop’s name alone, for a demonstration" />
      <TextInput source="seller.address" label="Its address" multiline format={asText} parse={asLines} />
      <TextInput source="seller.vatNumber" label="VAT number, with the country’s letters" />
      <TextInput source="seller.registration" label="Register and number" />
      <ArrayInput source="socialLinks" label="Social links">
        <SimpleFormIterator inline>
          <TextInput source="network" validate={required()} helperText={false} />
          <TextInput source="url" label="Address" validate={required()} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}
