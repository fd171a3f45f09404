import { ArrayInput, BooleanInput, SimpleFormIterator, TextInput } from 'react-admin';

/** Edits which visits come from campaigns of the shop itself. */
export const OwnChannelsInput = () => (
  <>
    <ArrayInput
      source="ownChannels"
      label="Our own campaigns"
      helperText="Visits with this utm_source and utm_medium don’t count for an affiliate and don’t extend their 30 days, unless the visitor used an affiliate’s link. * stands for any text."
    >
      <SimpleFormIterator inline disableReordering>
        <TextInput source="source" label="utm_source" helperText={false} />
        <TextInput source="medium" label="utm_medium" helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
    <BooleanInput
      source="hasOwnAds"
      label="Count visits from paid ads as our own"
      helperText="Recognised by the click id that Google, Microsoft and others add to the address of an ad"
    />
  </>
);
