import { BooleanInput, NumberInput, RadioButtonGroupInput, required, TextArrayInput } from 'react-admin';

const codeRules = [
  { id: 'code-first', name: 'The code is credited' },
  { id: 'link-first', name: 'The link is credited, and a message tells the shopper' },
];

/** Edits which traffic counts and how a code competes with links. */
export const TrafficFields = () => (
  <>
    <RadioButtonGroupInput source="codeRule" label="If a shopper used one affiliate’s link and enters another affiliate’s code" choices={codeRules} />
    <BooleanInput
      source="isPaidTrafficAllowed"
      label="Affiliates may advertise their links with paid ads"
      helperText="If not, clicks from ads don’t count, and commissions on their orders are held for review"
    />
    <TextArrayInput
      source="bannedReferrers"
      label="Excluded websites"
      helperText="Hosts, such as coupons.example, with their subdomains. Clicks from there don’t count, and commissions are held for review."
    />
    <NumberInput
      source="mostClicksPerNetwork"
      label="Maximum clicks of an affiliate from one network in ten minutes"
      min={1}
      max={10_000}
      validate={required()}
      helperText="Further clicks don’t count. Many customers of a mobile network can share an address."
    />
  </>
);
