import type { LegalDocument, LegalText } from '@contract/people/legal-texts';
import { call } from '@portal/api/call';
import { useEffect, useState } from 'react';

const read = async (document: LegalDocument, version: number | undefined, signal: AbortSignal) => {
  const { legalTexts } = await import('@contract/people/legal-texts');
  return call(legalTexts.show, { params: { legalText: document }, query: { version } }, { signal });
};

/** One of the public texts, in force or in an earlier version; null where it could not be read. */
export function useLegalText(document: LegalDocument, version?: number) {
  const [tries, setTries] = useState(0);
  const [text, setText] = useState<LegalText | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again.
  useEffect(() => {
    const gone = new AbortController();
    setText(undefined);
    read(document, version, gone.signal).then(setText, () => gone.signal.aborted || setText(null));
    return () => gone.abort();
  }, [document, version, tries]);
  return { text, again: () => setTries((before) => before + 1) };
}
