import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Db, DRIZZLE, type Tx } from './connection';

/**
 * A query that is written once: drizzle builds its text on first use of a database, PostgreSQL plans it
 * once on each connection. For what nearly every call asks; its values are `sql.placeholder`s. In a
 * transaction it is that of its connection.
 *
 * @param build the query, ended with `.prepare(name)`; the name is unique in the whole server.
 */
export function prepared<Query>(build: (db: Db | Tx) => Query): (db: Db | Tx) => Query {
  const built = new WeakMap<object, Query>();
  return (db) => {
    // A transaction is a new object each time, and its session that of the connection.
    const { session } = db._;
    const known = built.get(session);
    if (known) return known;
    const query = build(db);
    built.set(session, query);
    return query;
  };
}

interface Answer<Row> {
  execute: { rows: Row[] };
  all: unknown;
  values: unknown;
}

/**
 * The same for a statement that drizzle has no words for.
 *
 * @param statement its values are `sql.placeholder`s.
 */
export function preparedSql<Row = unknown>(name: string, statement: () => SQL) {
  let query: ReturnType<PgDialect['sqlToQuery']> | undefined;
  return prepared((db) => {
    query ??= new PgDialect(DRIZZLE).sqlToQuery(statement());
    return db._.session.prepareQuery<Answer<Row>>(query, undefined, name, false);
  });
}
