import { Client } from 'pg';

/** Counts the statements of the connections that are opened from now on. @returns what ends it and says how many */
export function countStatements(): () => number {
  const { query } = Client.prototype;
  let sent = 0;
  Client.prototype.query = new Proxy(query, {
    apply(target, self: Client, args) {
      sent += 1;
      return Reflect.apply(target, self, args);
    },
  });
  return () => {
    Client.prototype.query = query;
    return sent;
  };
}
