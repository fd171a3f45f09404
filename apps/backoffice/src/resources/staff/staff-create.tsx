import { Create, required, SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';
import { RightsInputs } from './rights-inputs.tsx';

const isNeeded = required();

/** Whoever is invited sets his password by the link of a mail. */
export function StaffCreate() {
  return (
    <Create redirect="list" title="Invite somebody">
      <SimpleForm
        defaultValues={{ userTypeId: 4, areas: [] }}
        toolbar={
          <Toolbar>
            <SaveButton label="Send the invitation" icon={<></>} />
          </Toolbar>
        }
      >
        <TextInput source="email" label="E-mail" type="email" validate={isNeeded} helperText="A link goes there that holds for seven days" />
        <TextInput source="firstName" label="First name" validate={isNeeded} />
        <TextInput source="lastName" label="Last name" validate={isNeeded} />
        <RightsInputs />
      </SimpleForm>
    </Create>
  );
}
