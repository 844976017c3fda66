import { type DraftKey, type Receipts, readDraft, writeDraft } from '@portal/ui/form/drafts';

/** What a receipt says, as `KeptReceipt` reads it. */
export interface ReceiptContent {
  /** What was done: "Recibimos tu solicitud". */
  title: string;
  folio?: string | undefined;
  /** Centavos. */
  amount?: number;
  /** What else the person keeps of it: the account, the day, whom it was sent to. */
  rows?: readonly { label: string; value: string }[];
  /** The instant of the server's record; without it that of its answer. */
  at?: string;
  /** What happens from here on, and by when. */
  next: string;
}

/** Those of a tab whose storage is forbidden or full, by id and owner: they are there until the tab is read again. */
export const unkept = new Map<string, object>();

const RECEIPTS: Receipts = 'receipt:';

/** Where what a receipt says is kept: apart from what its person typed, which outlives a session that ran out. */
export const receiptKey = (id: string, owner = ''): DraftKey => ({
  owner: RECEIPTS + owner,
  form: id,
});

/** @returns the id by which the receipt is read */
export function keepReceipt(owner: string | undefined, content: ReceiptContent): string {
  const id = crypto.randomUUID();
  const key = receiptKey(id, owner);
  const dated = { at: new Date().toISOString(), ...content };
  writeDraft(key, dated, []);
  if (!readDraft(key)) unkept.set(id + owner, dated);
  return id;
}
