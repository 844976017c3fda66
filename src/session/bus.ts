/** A message bus between the tabs of this browser. */
export interface Bus {
  publish(message: unknown): void;
  close(): void;
}

/** Opens the bus of a name; without BroadcastChannel, through the storage's events. */
export function openBus(name: string, onMessage: (message: unknown) => void): Bus {
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(name);
    channel.onmessage = (event) => onMessage(event.data);
    return { publish: (message) => channel.postMessage(message), close: () => channel.close() };
  }
  const key = `bus:${name}`;
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue) onMessage(JSON.parse(event.newValue));
  };
  addEventListener('storage', onStorage);
  return {
    publish(message) {
      // Removed at once: the event carries it, and the next equal message is a change again.
      localStorage.setItem(key, JSON.stringify(message));
      localStorage.removeItem(key);
    },
    close: () => removeEventListener('storage', onStorage),
  };
}
