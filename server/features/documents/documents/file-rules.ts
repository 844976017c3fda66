import type { DocumentExtension } from '@contract/documents/definition-parts';
import { isTaken } from '@contract/kernel/fields/file-extension';
import { documents as documentWords } from '@contract/locales/es-MX/documents/documents';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import { t } from '@server/i18n';
import { fileTypeFromBuffer } from 'file-type';

/** Verbatim (section 5), for every file that is not what its slot takes. */
export const WRONG_TYPE = t(documentWords.wrongType);
const EMPTY = t(documentsWords.documents.fileRules.empty);
const BAD_NAME = t(documentsWords.documents.fileRules.badName);

const MAX_NAME = 150;
/** Control, format (right-to-left override, zero width) and path characters. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/u;
/** Extensions that mean something to a computer: one of these in the middle of a name is a disguise. */
const MEANINGFUL =
  /^(pdf|png|jpe?g|bmp|gif|svgz?|webp|xml|xsl|x?html?|js|mjs|css|php\d?|phtml|aspx?|jsp|cgi|py|pl|rb|sh|bash|bat|cmd|com|exe|dll|scr|msi|jar|vbs|ps1|hta|lnk|zip|rar|7z|gz|tar|docx?|xlsx?|pptx?|docm|xlsm)$/;

/** Media type that each kind of file is served with: ours, never the sender's. */
export const mediaTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  bmp: 'image/bmp',
  xml: 'application/xml',
} as const;

/** What is kept. */
type FileKind = keyof typeof mediaTypes;

/** What may come: an iPhone's photograph (HEIC) is kept as JPEG. */
export type BroughtKind = FileKind | 'heic';

/**
 * Why a name is refused, or null: control and direction characters, a trailing dot or space, paths,
 * an extension that the slot does not take (upper or lower case alike), another extension inside.
 */
export function nameProblem(name: string, allowed: readonly DocumentExtension[]): string | null {
  if (name.length > MAX_NAME || FORBIDDEN.test(name) || /^\.|[. ]$/.test(name)) return BAD_NAME;
  if (!isTaken(name, allowed)) return WRONG_TYPE;
  const inner = name
    .toLowerCase()
    .split('.')
    .slice(1, -1)
    .map((part) => part.trim());
  return inner.some((part) => MEANINGFUL.test(part)) ? WRONG_TYPE : null;
}

/** What a file is by its bytes, regardless of its name; null when it is none of the kinds we keep. */
async function sniff(bytes: Buffer): Promise<BroughtKind | null> {
  const ext = (await fileTypeFromBuffer(bytes))?.ext;
  switch (ext) {
    case 'pdf':
      return hasPdfEnd(bytes) ? 'pdf' : null;
    case 'bmp':
      return declaresItsLength(bytes) ? 'bmp' : null;
    case 'png':
    case 'jpg':
    case 'heic':
      return ext;
    case 'xml':
    // Text, and XML without a declaration.
    case undefined:
      return isPlainXml(bytes) ? 'xml' : null;
    default:
      return null;
  }
}

const hasPdfEnd = (bytes: Buffer) => bytes.subarray(-1024).includes('%%EOF');

/** A bitmap's header repeats the size of the file, so that nothing is appended to it. */
const declaresItsLength = (bytes: Buffer) =>
  bytes.length > 26 && bytes.readUInt32LE(2) === bytes.length;

/** XML of data: no document type (and so no entities), nothing a browser would draw or run. */
function isPlainXml(bytes: Buffer): boolean {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (!/^\s*<(\?xml\s|[A-Za-z_])/.test(text) || text.includes('\0')) return false;
  if (/<!(DOCTYPE|ENTITY)/i.test(text) || /<\?xml-stylesheet/i.test(text)) return false;
  return !/<([\w-]+:)?(html|svg|script|xsl)\b|www\.w3\.org\/(1999\/xhtml|2000\/svg)/i.test(text);
}

/** What a file is kept as. */
export const keptAs = (kind: BroughtKind): FileKind => (kind === 'heic' ? 'jpg' : kind);

/** The kind that an extension promises. A telephone's photograph may be of either kind under the name of the other. */
const kindOf = (name: string): string =>
  name
    .slice(name.lastIndexOf('.') + 1)
    .toLowerCase()
    .replace(/^(jpeg|heic|heif)$/, 'jpg');

/**
 * What is wrong with a file for a slot, or what it is. The extension must be allowed and the bytes
 * must be of the kind that it promises.
 */
export async function inspect(
  name: string,
  bytes: Buffer,
  allowed: readonly DocumentExtension[],
): Promise<{ problem: string } | { kind: BroughtKind }> {
  const problem = nameProblem(name, allowed);
  if (problem) return { problem };
  if (bytes.length === 0) return { problem: EMPTY };
  const kind = await sniff(bytes);
  return kind && keptAs(kind) === kindOf(name) ? { kind } : { problem: WRONG_TYPE };
}
