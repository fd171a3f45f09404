/** Lets the fields of a list's rows wrap, so that each is wide enough for its content. */
export const wrappedRows = {
  '& .RaSimpleFormIterator-form': { flexWrap: 'wrap', flex: 1, minWidth: 0, py: 1 },
  '& .MuiFormControl-root': { minWidth: 160 },
};
