import { useDraftOwner } from '@portal/ui/form/draft-owner';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

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

let goneOn = true;

/** Whether the person went on by hand since the last receipt was given: its focus would take them away from there. */
export const hasGoneOn = () => goneOn;

function watchHand() {
  goneOn = false;
  const goOn = () => {
    goneOn = true;
  };
  for (const kind of ['keydown', 'pointerdown']) {
    addEventListener(kind, goOn, { once: true, capture: true });
  }
}

/**
 * Puts a receipt at the top of the screen, or of another one at an address. It belongs to that entry of the tab's
 * history: a reload and the way back show it again, and no other place does.
 */
export function useReceipt(): (content: ReceiptContent, address?: string) => void {
  const navigate = useNavigate();
  const owner = useDraftOwner();
  const location = useLocation();
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);
  return (content, address) => {
    watchHand();
    const at = new Date().toISOString();
    const state = { receipt: { at, ...content, owner, id: crypto.randomUUID() } };
    void navigate(address ?? here.current, { replace: address === undefined, state });
  };
}
