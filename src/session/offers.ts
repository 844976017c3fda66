import type { Bus } from './bus';

const CHANNEL = 'session-offers';
/** How long a new tab waits for a first offer where one is known to have a session, which may be busy, */
const KNOWN_MS = 10_000;
/** and where one only may have: a browser that was closed while signed in leaves the hint behind. */
const UNKNOWN_MS = 1000;
/** How long it waits then for those of other people. */
const MORE_OFFERS_MS = 150;
/** A tab that is reloading hears what is asked once it is back. */
const ASK_EVERY_MS = 250;

export interface OfferDeps {
  openBus(name: string, onMessage: (message: unknown) => void): Bus;
  /** Whether a tab may have a session; it holds no data, and outlives the tabs. */
  hint: { read(): boolean; write(open: boolean): void };
  /** Whether a tab has a session this moment; false where the browser does not tell. */
  isOpenElsewhere(): Promise<boolean>;
}

interface Offer {
  type: 'offer';
  to: string;
  userId: string;
  sealed: string;
}

function isOffer(message: unknown): message is Offer {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === 'offer'
  );
}

function isAsk(message: unknown): message is { type: 'ask'; from: string } {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === 'ask'
  );
}

/** Asks the open tabs for their session; when they belong to different people, none is taken. */
export async function askOtherTabs({
  openBus,
  hint,
  isOpenElsewhere,
}: OfferDeps): Promise<string | null> {
  const isKnown = await isOpenElsewhere();
  if (!isKnown && !hint.read()) return null;
  const me = crypto.randomUUID();
  const offers = new Map<string, string>();
  let settle = () => {};
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const bus = openBus(CHANNEL, (message) => {
    if (!isOffer(message) || message.to !== me) return;
    if (offers.size === 0) setTimeout(settle, MORE_OFFERS_MS);
    offers.set(message.userId, message.sealed);
  });
  const ask = () => bus.publish({ type: 'ask', from: me });
  ask();
  const asking = setInterval(ask, ASK_EVERY_MS);
  const giveUp = setTimeout(settle, isKnown ? KNOWN_MS : UNKNOWN_MS);
  await settled;
  clearInterval(asking);
  clearTimeout(giveUp);
  bus.close();
  // A tab that was too slow gives the hint again.
  if (offers.size === 0) hint.write(false);
  const [sealed] = offers.values();
  return offers.size === 1 ? (sealed ?? null) : null;
}

/** Answers tabs that ask, with what this one may give; null for nothing. */
export function answerOtherTabs(
  { openBus, hint }: Pick<OfferDeps, 'openBus' | 'hint'>,
  offer: () => Promise<{ userId: string; sealed: string } | null>,
): Bus {
  const bus = openBus(CHANNEL, (message) => {
    if (!isAsk(message)) return;
    void offer().then((given) => {
      if (!given) return;
      bus.publish({ type: 'offer', to: message.from, ...given });
      hint.write(true);
    });
  });
  return bus;
}
