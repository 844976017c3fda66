import type { DocumentExtension } from '@contract/documents/definition-parts';
import { isTaken } from '@contract/kernel/fields/file-extension';
import { documents as documentWords } from '@contract/locales/es-MX/documents/documents';
import { documentsWords } from '@contract/locales/es-MX/documents/server';
import { t } from '@server/i18n';
import { fileTypeFromBuffer } from 'file-type';

const words = documentsWords.documents.fileRules;
/** Verbatim (section 5): of the extension alone. */
export const WRONG_TYPE = t(documentWords.wrongType);

/** Control and path characters. */
const FORBIDDEN = /[\p{Cc}/\\]/u;
/** Extensions that mean something to a computer: another one of these in the middle of a name is a disguise. */
const MEANINGFUL =
  /^(pdf|png|jpe?g|hei[cf]|bmp|gif|svgz?|webp|xml|xsl|js|mjs|css|pyc?|rb|bash|bat|cmd|exe|dll|scr|msi|jar|vbs|ps1|hta|lnk|zip|rar|7z|gz|tar|docx?|xlsx?|pptx?|docm|xlsm)$/;
/** Parts of web addresses as well. */
const OF_ADDRESSES = /^(sh|pl|x?html?|php\d?|phtml|aspx?|jsp|cgi)$/;
const ADDRESS = /(^|[^\p{L}])(https?[^\p{L}]|www\.)|\.(com|gob|org|net|edu)\b/iu;

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
 * Why a name is refused, or null: control and path characters, an extension that the slot does not take (upper or lower
 * case alike), another extension inside. The same one twice is no disguise, nor is a web address.
 */
export function nameProblem(name: string, allowed: readonly DocumentExtension[]): string | null {
  if (FORBIDDEN.test(name)) return t(words.badName);
  if (!isTaken(name, allowed)) return WRONG_TYPE;
  const parts = name.toLowerCase().split('.').slice(1, -1);
  const inner = parts.map((part) => part.trim()).find((part) => isDisguise(part, name));
  return inner === undefined
    ? null
    : t(words.twoExtensions, { inner, extension: extensionOf(name) });
}

function isDisguise(part: string, name: string): boolean {
  if (kindOf(part) === kindOf(extensionOf(name))) return false;
  return MEANINGFUL.test(part) || (OF_ADDRESSES.test(part) && !ADDRESS.test(name));
}

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** What a file is by its first bytes, regardless of its name; null when it is none of the kinds we keep. */
async function sniff(bytes: Buffer): Promise<BroughtKind | null> {
  if (isPdf(bytes)) return 'pdf';
  const ext = (await fileTypeFromBuffer(bytes))?.ext;
  switch (ext) {
    case 'bmp':
    case 'png':
    case 'jpg':
    case 'heic':
      return ext;
    case 'xml':
    // Text, and XML without a declaration.
    case undefined:
      return isXml(bytes) ? 'xml' : null;
    default:
      return null;
  }
}

/** A few bytes may stand before its head (a byte-order mark, a new line), as every viewer takes it. */
const MOST_BEFORE_PDF = 16;
const isPdf = (bytes: Buffer) =>
  bytes.subarray(0, MOST_BEFORE_PDF + PDF_HEAD.length).includes(PDF_HEAD);
const PDF_HEAD = '%PDF-';

/** What is wrong inside a file of a kind, as far as its bytes say without being decoded; null when nothing is. */
function problemInside(kind: BroughtKind, bytes: Buffer): string | null {
  const { acceptFile } = documentsWords.documents;
  if (kind === 'pdf') return hasPdfEnd(bytes) ? null : t(acceptFile.pdfDamaged);
  if (kind === 'bmp') return declaresItsLength(bytes) ? null : t(acceptFile.imageBroken);
  return kind !== 'xml' || isPlainXml(bytes) ? null : t(words.activeXml);
}

/** Zeros, white space and the end that MS-DOS writes. */
const PADDING = [0, 9, 10, 12, 13, 26, 32];
/** More than any printer or transfer adds. */
const MOST_PADDING = 64 * 1024;
/** As far from its end as viewers look for it. */
const NEAR_END = 1024;

function hasPdfEnd(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf('%%EOF');
  if (at === -1) return false;
  const after = bytes.subarray(at + 5);
  if (after.length < NEAR_END) return true;
  return after.length <= MOST_PADDING && after.every((byte) => PADDING.includes(byte));
}

/** A bitmap's header repeats the size of the file, so that nothing is appended to it. */
const declaresItsLength = (bytes: Buffer) =>
  bytes.length > 26 && bytes.readUInt32LE(2) === bytes.length;

const textOf = (bytes: Buffer) => bytes.toString('utf8').replace(/^\uFEFF/, '');
const isXml = (bytes: Buffer) => {
  const text = textOf(bytes);
  return /^\s*<(\?xml\s|[A-Za-z_!])/.test(text) && !text.includes('\0');
};

/** XML of data: no document type (and so no entities), nothing a browser would draw or run. */
function isPlainXml(bytes: Buffer): boolean {
  const text = textOf(bytes);
  if (/<!(DOCTYPE|ENTITY)/i.test(text) || /<\?xml-stylesheet/i.test(text)) return false;
  return !/<([\w-]+:)?(html|svg|script|xsl)\b|www\.w3\.org\/(1999\/xhtml|2000\/svg)/i.test(text);
}

/** What a file is kept as. */
export const keptAs = (kind: BroughtKind): FileKind => (kind === 'heic' ? 'jpg' : kind);

/** The kind that an extension promises. A telephone's photograph may be of either kind under the name of the other. */
const kindOf = (extension: string): string => extension.replace(/^(jpeg|heic|heif)$/, 'jpg');

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
  if (bytes.length === 0) return { problem: t(words.empty) };
  const kind = await sniff(bytes);
  const extension = extensionOf(name);
  if (!kind || keptAs(kind) !== kindOf(extension)) {
    return { problem: t(words.otherFormat, { extension }) };
  }
  const inside = problemInside(kind, bytes);
  return inside ? { problem: inside } : { kind };
}
