import { ArrayInput, NumberInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';

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
      <TextInput source="seller.representative" label="Who speaks for the company" />
      <TextInput source="seller.email" label="E-mail in the imprint (empty: the sender of the mails)" type="email" />
      <TextInput source="seller.phone" label="Telephone in the imprint" />
      <ArrayInput source="socialLinks" label="Social links">
        <SimpleFormIterator inline>
          <TextInput source="network" validate={required()} helperText={false} />
          <TextInput source="url" label="Address" validate={required()} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

/** What the legal pages are filled in from. What is empty stands on them as a gap. */
export function LawFields() {
  return (
    <>
      <NumberInput source="law.guaranteeYears" label="Legal guarantee, years (empty: the law names none)" min={1} />
      <NumberInput source="law.burdenMonths" label="Burden of proof turned round, months" min={1} />
      <NumberInput source="law.withdrawalDays" label="Withdrawal, days (empty: no such right)" min={1} />
      <TextInput source="law.guarantee" label="Law of the guarantee" />
      <TextInput source="law.withdrawal" label="Law of the withdrawal" />
      <TextInput source="law.data" label="Law of data protection" />
      <TextInput source="law.dataAuthority" label="Authority for data protection" />
      <TextInput source="law.dataAddress" label="Its address" />
      <TextInput source="law.dataWeb" label="Its website" />
      <TextInput source="law.consumerBody" label="Body for consumers’ complaints and disputes" />
      <TextInput source="law.consumerWeb" label="Its website" />
      <TextInput source="law.accessibility" label="Law of accessibility" />
      <TextInput source="law.accessibilityBody" label="Who supervises it" />
      <TextInput source="law.accessibilityWeb" label="Its website" />
    </>
  );
}
