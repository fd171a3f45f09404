import { ArrayInput, NumberInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';

const schemes = [
  { id: 'domestic', name: 'Domestic' },
  { id: 'oss', name: 'One-Stop Shop (OSS)' },
  { id: 'outside', name: 'Outside the EU' },
];
const formatLines = (lines: readonly string[] | undefined): string => (lines ?? []).join('\n');
const parseLines = (text: string): string[] => text.split('\n');

/** Edits the seller on invoices, VAT registration and other hosts of the shop. */
export function SellerFields() {
  return (
    <>
      <SelectInput source="vatScheme" label="VAT scheme" choices={schemes} validate={required()} />
      <TextInput source="seller.name" label="Company name" helperText="Shown on invoices" />
      <TextInput source="seller.address" label="Address" multiline format={formatLines} parse={parseLines} />
      <TextInput source="seller.vatNumber" label="VAT number with country prefix" />
      <TextInput source="seller.registration" label="Register and registration number" />
      <TextInput source="seller.representative" label="Legal representative" />
      <TextInput source="seller.email" label="Contact email (empty: sender address)" type="email" />
      <TextInput source="seller.phone" label="Contact phone" />
      <ArrayInput source="socialLinks" label="Social links">
        <SimpleFormIterator inline>
          <TextInput source="network" validate={required()} helperText={false} />
          <TextInput source="url" label="URL" validate={required()} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

const payers = [
  { id: 'customer', name: 'The customer' },
  { id: 'shop', name: 'The shop' },
];

/** Edits how customers may send goods back. Pages, emails, documents and search results state these values. */
export function ReturnFields() {
  return (
    <>
      <NumberInput
        source="returnPolicy.returnDays"
        label="Return window (days)"
        min={1}
        max={3650}
        validate={required()}
        helperText="Days after delivery to return unworn goods"
      />
      <NumberInput
        source="returnPolicy.withdrawalDays"
        label="Withdrawal period (days)"
        min={1}
        max={365}
        validate={required()}
        helperText="Days after delivery to withdraw from the contract; at least 14 in the European Union"
      />
      <SelectInput
        source="returnPolicy.paidBy"
        label="Return paid by"
        choices={payers}
        validate={required()}
        helperText="Who pays for sending goods back"
      />
    </>
  );
}

const liabilities = [
  { id: 'statutory', name: 'As the law provides' },
  { id: 'capped', name: 'Capped at foreseeable damage (German law)' },
];
const disputes = [
  { id: 'named', name: 'The legal notice names the dispute body' },
  { id: 'refused', name: 'The legal notice says that the seller does not take part' },
];

/** Edits the data of the legal pages. Legal pages leave out the parts that need an empty field; their list names the field. */
export function LawFields() {
  return (
    <>
      <NumberInput source="law.guaranteeYears" label="Legal guarantee (years)" min={1} />
      <NumberInput source="law.burdenMonths" label="Reversed burden of proof (months)" min={1} />
      <TextInput source="law.guarantee" label="Guarantee law" />
      <TextInput source="law.withdrawal" label="Withdrawal law" />
      <TextInput source="law.data" label="Data protection law" />
      <TextInput source="law.dataAuthority" label="Data protection authority" />
      <TextInput source="law.dataAddress" label="Address" />
      <TextInput source="law.dataWeb" label="Website" />
      <TextInput source="law.consumerBody" label="Consumer dispute body" />
      <TextInput source="law.consumerWeb" label="Website" />
      <TextInput source="law.accessibility" label="Accessibility law" />
      <TextInput source="law.accessibilityBody" label="Accessibility authority" />
      <TextInput source="law.accessibilityWeb" label="Website" />
      <TextInput
        source="law.imprint"
        label="Further statements in the legal notice"
        multiline
        helperText="One per line, such as the trade licence, BIN and DBID in Bangladesh"
      />
      <SelectInput source="law.liability" label="Liability in the terms" choices={liabilities} defaultValue="statutory" />
      <SelectInput source="law.dispute" label="Dispute resolution" choices={disputes} defaultValue="named" />
    </>
  );
}
