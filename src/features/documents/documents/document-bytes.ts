import { documentReview } from '@contract/documents/review';
import { call } from '@portal/api/call';
import type { ShownBytes } from '@portal/ui/paper/FileView';
import { fetchDocument, tellsAhead } from './document-link';

interface Entry {
  bytes: Promise<ShownBytes>;
  /** How many previews show it. */
  shown: number;
  /** Asked for before it is looked at, and kept for when it is. */
  ahead: boolean;
  /** The server knows of no look at it yet. */
  untold: boolean;
  gone: AbortController;
}

/** Versions shown or fetched ahead, the oldest first: one request each, since a new link ends the one before. */
const entries = new Map<string, Entry>();
const MOST_AHEAD = 6;

/** The bytes of a version for as long as they are shown; those that were fetched ahead are there at once. */
export function showBytes(id: string): { bytes: Promise<ShownBytes>; hide: () => void } {
  const entry = entryOf(id, false);
  entry.shown += 1;
  tellLook(id, entry);
  return {
    bytes: entry.bytes,
    hide: () => {
      entry.shown -= 1;
      forgetUnused(id, entry);
    },
  };
}

/** Fetches a version that is looked at next; the first of them go when there are many. */
export function fetchAhead(id: string): void {
  entryOf(id, true).ahead = true;
  const ahead = [...entries].filter(([, entry]) => entry.ahead);
  for (const [oldest, entry] of ahead.slice(0, -MOST_AHEAD)) drop(oldest, entry);
}

/** Papers of people do not stay in memory after the screen that shows them. */
export function forgetAhead(): void {
  for (const [id, entry] of entries) drop(id, entry);
}

/** The trail has that it was fetched ahead; now it is shown. */
function tellLook(id: string, entry: Entry): void {
  const tell = () => {
    if (!entry.untold || entry.shown === 0) return;
    entry.untold = false;
    call(documentReview.look, { body: { document_id: id } }).catch(() => undefined);
  };
  if (entry.untold) entry.bytes.then(tell, () => undefined);
}

function entryOf(id: string, ahead: boolean): Entry {
  const known = entries.get(id);
  if (known) return known;
  const gone = new AbortController();
  const bytes = read(id, { signal: gone.signal, ahead });
  const entry = { bytes, shown: 0, ahead: false, untold: ahead && tellsAhead(), gone };
  entries.set(id, entry);
  // What failed is asked for again by the next who shows it.
  entry.bytes.catch(() => entries.get(id) === entry && entries.delete(id));
  return entry;
}

function drop(id: string, entry: Entry): void {
  entry.ahead = false;
  forgetUnused(id, entry);
}

function forgetUnused(id: string, entry: Entry): void {
  if (entry.shown > 0 || entry.ahead) return;
  if (entries.get(id) === entry) entries.delete(id);
  entry.gone.abort();
  entry.bytes.then(({ address }) => URL.revokeObjectURL(address)).catch(() => undefined);
}

async function read(id: string, how: { signal: AbortSignal; ahead: boolean }): Promise<ShownBytes> {
  const blob = await fetchDocument(id, 'view', how);
  const address = URL.createObjectURL(blob);
  if (blob.type.startsWith('image/')) await decode(address);
  return { blob, address };
}

/** A picture that is decoded is painted in the frame that it is asked for. */
async function decode(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode().catch(() => undefined);
}
