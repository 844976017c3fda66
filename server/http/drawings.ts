import { tooMany } from './rate-limit';

/** Files that are drawn at once: each keeps the one process from all other calls while it is drawn. */
const AT_ONCE = 2;
/** Calls that wait for their turn, and of those from one sender. */
const WAITING = 20;
const WAITING_OF_ONE = 5;

/**
 * Draws files by turns: one at a time of each sender, two at once of all, with a turn of the event loop after each.
 * @returns a function that draws once it is the sender's turn, unless they are gone by then
 */
export function drawByTurns() {
  const drawing = new Set<string>();
  const waiting: { sender: string; begin: () => void }[] = [];

  function letNext() {
    if (drawing.size === AT_ONCE) return;
    const at = waiting.findIndex(({ sender }) => !drawing.has(sender));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) return;
    drawing.add(next.sender);
    next.begin();
  }

  /** @throws AppError rate_limited when too many wait already */
  return async <T>(sender: string, gone: AbortSignal, draw: () => Promise<T>): Promise<T> => {
    const own = waiting.filter((call) => call.sender === sender);
    if (waiting.length >= WAITING || own.length >= WAITING_OF_ONE) throw tooMany(1);
    await new Promise<void>((begin) => {
      waiting.push({ sender, begin });
      letNext();
    });
    try {
      gone.throwIfAborted();
      return await draw();
    } finally {
      setImmediate(() => {
        drawing.delete(sender);
        letNext();
      });
    }
  };
}
