import { cardPage as words } from '@contract/locales/es-MX/treasury/card-page';
import type { cards } from '@contract/treasury/cards';
import { type Answer, call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { toFailure } from '@portal/ui/failure';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cardCalls } from './card-calls';

type Calls = typeof cards;

/**
 * The cards that a pass opens, and what is done with them, one act at a time.
 * @param onOver the pass opens nothing any more
 */
export function useCards(pass: string, onOver: () => void) {
  const [listed, setListed] = useState<Answer<Calls['list']>>();
  const [told, setTold] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const over = useRef(onOver);
  over.current = onOver;

  const read = useCallback(async () => {
    try {
      const { list } = await cardCalls();
      setListed(await call(list, { body: { pass } }, { token: null }));
    } catch (thrown) {
      const { code, message } = toFailure(thrown);
      if (code === 'rule') over.current();
      else setFailure(message);
    }
  }, [pass]);
  useEffect(() => void read(), [read]);

  /** Does something, tells what was done, and reads the cards again; answers whether it was done. */
  async function act(work: (calls: Calls) => Promise<unknown>, done?: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailure(undefined);
    setTold(undefined);
    const message = await cardCalls()
      .then(work)
      .then(
        () => undefined,
        (thrown: unknown) => toFailure(thrown).message,
      );
    if (message === undefined) setTold(done);
    else setFailure(message);
    await read();
    setBusy(false);
    return message === undefined;
  }

  const sent = { token: null };
  return {
    listed,
    told,
    failure,
    busy,
    readAgain() {
      setFailure(undefined);
      return read();
    },
    /** Begins the gateway's field; answers its address, or nothing. */
    async openField(): Promise<string | undefined> {
      let url: string | undefined;
      await act(async ({ openField }) => {
        url = (await call(openField, { body: { pass } }, sent)).url;
      });
      return url;
    },
    add: (token: string) =>
      act(({ add }) => call(add, { body: { pass, token } }, sent), t(words.added)),
    setDefault: (card_id: string) =>
      act(
        ({ setDefault }) => call(setDefault, { body: { pass, card_id } }, sent),
        t(words.madeDefault),
      ),
    remove: (card_id: string) =>
      act(({ remove }) => call(remove, { body: { pass, card_id } }, sent), t(words.removed)),
  };
}
