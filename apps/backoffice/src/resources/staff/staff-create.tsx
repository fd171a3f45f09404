import { Create, required, SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';
import { RightsInputs } from './rights-inputs.tsx';

const isNeeded = required();

/** Invites a staff member, who sets a password by a link in an email. */
export function StaffCreate() {
  return (
    <Create redirect="list" title="Invite staff member">
      <SimpleForm
        defaultValues={{ userTypeId: 4, areas: [] }}
        toolbar={
          <Toolbar>
            <SaveButton label="Send invitation" icon={<></>} />
          </Toolbar>
        }
      >
        <TextInput
          source="email"
          label="Email"
          type="email"
          validate={isNeeded}
          helperText="An invitation link is sent to this address. It is valid for 7 days."
        />
        <TextInput source="firstName" label="First name" validate={isNeeded} />
        <TextInput source="lastName" label="Last name" validate={isNeeded} />
        <RightsInputs />
      </SimpleForm>
    </Create>
  );
}
