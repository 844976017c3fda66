/** Words between the tabs of this browser. */
export interface Bus {
  say(message: unknown): void;
  close(): void;
}

/** Joins the tabs that listen under a name; without BroadcastChannel, through the storage's events. */
export function openBus(name: string, hear: (message: unknown) => void): Bus {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(name);
    channel.onmessage = (event) => hear(event.data);
    return { say: (message) => channel.postMessage(message), close: () => channel.close() };
  }
  const key = `bus:${name}`;
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue) hear(JSON.parse(event.newValue));
  };
  addEventListener('storage', onStorage);
  return {
    say(message) {
      // Removed at once: the event carries it, and the next equal message is a change again.
      localStorage.setItem(key, JSON.stringify(message));
      localStorage.removeItem(key);
    },
    close: () => removeEventListener('storage', onStorage),
  };
}
