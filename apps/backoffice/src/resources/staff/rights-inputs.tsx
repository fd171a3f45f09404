import { useWatch } from 'react-hook-form';
import { CheckboxGroupInput, RadioButtonGroupInput, required } from 'react-admin';
import { areas, roles } from './roles.ts';

const choices = roles.map(({ id, name, says }) => ({ id, name: `${name}: ${says.toLowerCase()}` }));

/** Selects the role, and for a User the staff areas. */
export function RightsInputs() {
  const userTypeId = useWatch<Record<string, number>>({ name: 'userTypeId' });
  return (
    <>
      <RadioButtonGroupInput source="userTypeId" label="Role" choices={choices} row={false} parse={Number} validate={required()} />
      {userTypeId === 4 && (
        <CheckboxGroupInput source="areas" label="Areas" choices={areas} helperText="Takes effect immediately, also in open sessions" />
      )}
    </>
  );
}
