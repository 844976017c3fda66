import type {
  AcknowledgementItem,
  AcknowledgementSignature,
} from '@contract/people/acknowledgements';
import { shownLegalText } from '@server/features/platform';
import { stateOf } from './rules';
import type { StoredSignature } from './sealed';
import type { TextInForce } from './texts';

/** A text that holds, and how far it is with a company whose signatures these are, the latest first. */
export function describeItem(
  { document, text }: TextInForce,
  brand: string,
  signed: readonly StoredSignature[],
): AcknowledgementItem {
  const last = signed.find((row) => row.document === document);
  const { title, version, since } = shownLegalText(text, brand);
  return {
    ...{ document, title, version, since },
    state: stateOf(last?.version, text.number),
    last: last ? describeSignature(last) : null,
  };
}

/** A signature as its company and staff see it. */
export const describeSignature = ({
  id,
  folio,
  version,
  signedAt,
  company,
  textHash,
  sha256,
  sealHash,
  evidence,
}: StoredSignature): AcknowledgementSignature => ({
  id,
  folio,
  version: String(version),
  signed_at: signedAt.toISOString(),
  company,
  name: String(evidence.name),
  text_sha256: textHash,
  sha256,
  seal: sealHash,
  factor: String(evidence.factor),
});
