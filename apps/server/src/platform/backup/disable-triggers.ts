import type pg from 'pg';

/** Statements that restore the dropped keys and triggers. */
export interface DisabledTriggers {
  putBack: string[];
}

/**
 * Drops foreign keys and the shop's triggers, so that tables can be loaded in any order (references may be circular). Requires only the tables'
 * owner, not a superuser. Adding a key again checks all rows at once.
 */
export async function disableTriggers(client: pg.ClientBase): Promise<DisabledTriggers> {
  const { rows: keys } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  const { rows: triggers } = await client.query<{ off: string; on: string }>(
    `select distinct format('alter table %s disable trigger user', tgrelid::regclass) as off,
            format('alter table %s enable trigger user', tgrelid::regclass) as on
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = 'public'::regnamespace`,
  );
  for (const statement of [...keys.map(({ drop }) => drop), ...triggers.map(({ off }) => off)]) await client.query(statement);
  return { putBack: [...keys.map(({ add }) => add), ...triggers.map(({ on }) => on)] };
}
