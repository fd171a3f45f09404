import { useEffect } from 'react';
import { useSaveContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { watchUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { hasChanges, listUnplacedErrors } from './form-state.ts';

/** Warns before unsaved changes of a react-admin form are lost, and clears server errors that would block the form. */
export function FormGuard() {
  useUnsavedForm();
  useUnplacedErrors();
  return null;
}

/** Treats the form as saved only after the server has accepted its values: react-hook-form also reports a failed save as successful. */
function useUnsavedForm(): void {
  const { control, getValues, subscribe } = useFormContext();
  const save = useSaveContext();
  const { registerMutationMiddleware, unregisterMutationMiddleware } = save;
  useEffect(() => {
    let isDirty = false;
    let saved: string | undefined;
    const noteSaved = async (...args: unknown[]) => {
      const next = args.pop() as (...rest: unknown[]) => Promise<unknown>;
      const answer = await next(...args);
      saved = JSON.stringify(getValues());
      return answer;
    };
    const stop = [
      subscribe({
        formState: { dirtyFields: true },
        callback: ({ dirtyFields }) => {
          isDirty = hasChanges(dirtyFields);
        },
      }),
      watchUnsavedChanges(() => isDirty && JSON.stringify(getValues()) !== saved),
    ];
    registerMutationMiddleware?.(noteSaved);
    return () => {
      unregisterMutationMiddleware?.(noteSaved);
      for (const end of stop) end();
    };
  }, [control, getValues, subscribe, registerMutationMiddleware, unregisterMutationMiddleware]);
}

/** Clears errors of fields that have no input: they would never be cleared and would block saving. The notification shows their text. */
function useUnplacedErrors(): void {
  const { control, clearErrors } = useFormContext();
  const { errors } = useFormState({ control });
  useEffect(() => {
    const { mount, array } = control._names;
    const unplaced = listUnplacedErrors(errors, [...mount, ...array]);
    if (unplaced.length > 0) clearErrors(unplaced);
  }, [control, errors, clearErrors]);
}

/** Props for forms that the theme's defaults do not reach: `TabbedForm` and `Form`. */
export const guarded = { warnWhenUnsavedChanges: true, WarnWhenUnsavedChangesComponent: FormGuard } as const;
