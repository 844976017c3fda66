import type { Client } from 'pg';

/** A statement that was sent so many times is one of those that transactions are made of. */
const OFTEN = 3;
/** A connection keeps no more plans than these: each takes memory of the server. */
const MOST_NAMES = 300;
/** Texts as long as their lists come in any number; they are forgotten before they fill the memory. */
const MOST_TEXTS = 5_000;

/** How often a text was sent, and its name once that was often enough. */
interface Sent {
  times: number;
  name?: string;
}

/**
 * The names of a pool's statements that transactions send again and again, so that PostgreSQL parses and plans them once
 * on each connection. Outside of a transaction nothing is named: lists are read there, whose best plan depends on the
 * values.
 * @returns what has a connection of the pool send them by name
 */
export function namesInTransactions(): (client: Client) => void {
  const texts = new Map<string, Sent>();
  let names = 0;

  function name(statement: unknown) {
    if (!isUnnamed(statement)) return;
    const sent = texts.get(statement.text) ?? { times: 0 };
    sent.times += 1;
    if (!sent.name && sent.times > OFTEN && names < MOST_NAMES) {
      names += 1;
      sent.name = `often_${names}`;
    }
    if (sent.times === 1) remember(texts, statement.text, sent);
    if (sent.name) statement.name = sent.name;
  }

  return (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self: Client, args) {
        if (self.getTransactionStatus() === 'T') name(args[0]);
        return Reflect.apply(query, self, args);
      },
    });
  };
}

/** As drizzle sends it; it has no name of its own, and begin and commit have no plan. */
function isUnnamed(statement: unknown): statement is { text: string; name: string | undefined } {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'name' in statement &&
    statement.name === undefined &&
    'text' in statement &&
    typeof statement.text === 'string' &&
    !/^(begin|commit|rollback|savepoint|release)/.test(statement.text)
  );
}

function remember(texts: Map<string, Sent>, text: string, sent: Sent) {
  if (texts.size >= MOST_TEXTS) {
    for (const [each, { name: its }] of texts) if (!its) texts.delete(each);
  }
  texts.set(text, sent);
}
