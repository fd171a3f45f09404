import { useWatch } from 'react-hook-form';
import { CheckboxGroupInput, RadioButtonGroupInput, required } from 'react-admin';
import { areas, roles } from './roles.ts';

const choices = roles.map(({ id, name, says }) => ({ id, name: `${name}: ${says.toLowerCase()}` }));

/** Role, and for a User what is ticked. */
export function RightsInputs() {
  const userTypeId = useWatch<Record<string, number>>({ name: 'userTypeId' });
  return (
    <>
      <RadioButtonGroupInput source="userTypeId" label="Role" choices={choices} row={false} parse={Number} validate={required()} />
      {userTypeId === 4 && (
        <CheckboxGroupInput source="areas" label="May work on" choices={areas} helperText="It holds at once, in open sessions too" />
      )}
    </>
  );
}
