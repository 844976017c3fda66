import type { Client } from 'pg';

/**
 * Closes a connection without a goodbye, which a server that is stopped would never take: statements
 * in progress fail at once.
 */
export function breakOff(client: Client): void {
  client.connection.stream.destroy(new Error('Connection terminated: the database is silent'));
}

/**
 * A statement that got no answer in time leaves its connection waiting for it, with whatever comes next
 * (the ROLLBACK, or another caller's statement) queued behind: such a connection is closed.
 */
export function endWhenUnanswered(client: Client): void {
  client.query = new Proxy(client.query, {
    apply(query, self, args) {
      const answer: unknown = Reflect.apply(query, self, args);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (error instanceof Error && error.message === 'Query read timeout') breakOff(client);
        });
      }
      return answer;
    },
  });
}
