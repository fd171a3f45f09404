/** Rows of a list whose fields are each wide enough for what stands in them: those that find no place go below. */
export const wrappedRows = {
  '& .RaSimpleFormIterator-form': { flexWrap: 'wrap', flex: 1, minWidth: 0, py: 1 },
  '& .MuiFormControl-root': { minWidth: 160 },
};
