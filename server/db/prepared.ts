import type { Db, Tx } from './connection';

/**
 * A query that is written once: drizzle builds its text on first use of a database, PostgreSQL plans it
 * once on each connection. For what nearly every call asks; its values are `sql.placeholder`s. In a
 * transaction it is built again, and planned once all the same.
 *
 * @param build the query, ended with `.prepare(name)`; the name is unique in the whole server.
 */
export function prepared<Query>(build: (db: Db | Tx) => Query): (db: Db | Tx) => Query {
  const built = new WeakMap<Db | Tx, Query>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
