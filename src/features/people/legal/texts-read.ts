import { legalDocuments, legalTexts, type TextsRead } from '@contract/people/legal-texts';
import { call } from '@portal/api/call';

/** The fingerprints of the texts in force as a page is shown, which go with what its reader agrees to. */
export async function textsInForce(): Promise<TextsRead | undefined> {
  const [terms, privacy] = await Promise.all(
    legalDocuments.map((document) =>
      call(legalTexts.show, { params: { legalText: document }, query: {} }),
    ),
  );
  return terms && privacy ? { terms: terms.text_sha256, privacy: privacy.text_sha256 } : undefined;
}
