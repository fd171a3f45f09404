import { createContext, useContext } from 'react';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

/** The refusals of the server in a dialog, by field name. */
const Refusals = createContext<Readonly<Record<string, string>>>({});

export const RefusalsProvider = Refusals.Provider;

/** Returns the refusals of the dialog, by field name. */
export const useRefusals = (): Readonly<Record<string, string>> => useContext(Refusals);

interface Props {
  /** The field's name on the server: `lines.0.amount`. */
  source: string;
}

/** Renders a text field with the server's error message below it. */
export function RefusedTextField({ source, helperText, ...field }: Props & TextFieldProps) {
  const refusal = useContext(Refusals)[source];
  return <TextField {...field} error={refusal !== undefined} helperText={refusal ?? helperText} />;
}
