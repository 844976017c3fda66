import { useDraftOwner } from '@portal/ui/form/draft-owner';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepReceipt, type ReceiptContent } from './kept-receipts';

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
 * history, which holds its id alone: a reload and the way back show it again, until the session ends, and no other
 * place does.
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
    const receipt = keepReceipt(owner, content);
    void navigate(address ?? here.current, { replace: address === undefined, state: { receipt } });
  };
}
