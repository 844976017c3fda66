import { Readable } from 'node:stream';
import type { TaxFileFormat } from '@contract/treasury/tax-files';
import type { FileAnswer } from '@server/http/implement';

const mediaTypes: Record<TaxFileFormat, string> = {
  pdf: 'application/pdf',
  xml: 'application/xml; charset=utf-8',
};

/** The bytes of a tax document as an answer that is saved under a name. */
export const taxFile = (name: string, format: TaxFileFormat, bytes: Buffer): FileAnswer => ({
  stream: Readable.from([bytes]),
  size: bytes.length,
  mediaType: mediaTypes[format],
  fileName: `${name}.${format}`,
  disposition: 'attachment',
});
