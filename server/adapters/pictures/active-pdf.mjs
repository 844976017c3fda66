// Read beside `pdf-process.mjs`, and plain JavaScript for the same reason.
import { constants, inflateSync } from 'node:zlib';

/** Names of what runs, opens something else or carries files, in whatever object they stand. */
const ACTIVE = new Set([
  'JavaScript',
  'Launch',
  'Rendition',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'EmbeddedFile',
  'FileAttachment',
]);
/** What a page is turned to or shown by, and nothing else. */
const TURNS_PAGES = new Set(['GoTo', 'Named']);
/** Of the objects in one stream; those of a document of thousands of pages are in many. */
const MOST_INFLATED = 64 * 1024 * 1024;

const NAME = /\/((?:[^\0\t\n\f\r ()<>[\]{}/%#]|#[\da-f]{2})+)/gi;

const decoded = (name) =>
  name.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** @param {string} text */
const namesIn = (text) => Array.from(text.matchAll(NAME), ([, name]) => decoded(name));

/**
 * Whether a PDF runs something, opens something else or carries files. Its bytes are read whatever its table of objects says,
 * with the streams that hold objects, and names as they may be spelled (`/J#61vaScript`): no object hides from that. An
 * `OpenAction` that turns to a page is harmless.
 *
 * @param {Buffer} bytes
 * @param {import('pdfjs-dist').PDFDocumentProxy} file the same, opened
 * @returns {Promise<boolean>}
 */
export async function isActivePdf(bytes, file) {
  const plain = bytes.toString('latin1');
  const { held, isWhole } = objectStreams(bytes, plain);
  const texts = [plain, ...held];
  if (texts.some((text) => namesIn(text).some((name) => ACTIVE.has(name)))) return true;
  if (texts.some((text) => opensOtherThanPage(text, texts))) return true;
  // Decrypted by the reader, and in encodings that only it knows.
  if ((await file.getJSActions()) ?? (await file.getAttachments())) return true;
  if (isWhole) return false;
  // Nobody but who hides something packs objects otherwise, save where the document is encrypted.
  const { info } = await file.getMetadata();
  return info.EncryptFilterName === null || hasActiveAnnotation(file);
}

/**
 * What the streams that may hold objects hold: such a stream begins with numbers, whatever is said of it. `isWhole` is false
 * where one that is said to hold them is not to be read, as of an encrypted document.
 */
function objectStreams(bytes, plain) {
  const held = [];
  let isWhole = true;
  for (const { index, 0: word } of plain.matchAll(/\bstream(?:\r?\n|\r)/g)) {
    const from = index + word.length;
    const end = plain.indexOf('endstream', from);
    const content = bytes.subarray(from, end === -1 ? undefined : end);
    const begin = inflated(content.subarray(0, 512));
    const whole = begin !== null && NUMBERS_FIRST.test(begin) ? inflated(content) : null;
    if (whole !== null) held.push(whole);
    else isWhole &&= !isSaidToHoldObjects(plain.slice(plain.lastIndexOf('obj', index), index));
  }
  return { held, isWhole };
}

const NUMBERS_FIRST = /^(?:[\0\s]|%[^\r\n]*[\r\n])*\d/;

function isSaidToHoldObjects(dictionary) {
  const names = namesIn(dictionary);
  return names.includes('ObjStm') || (names.includes('N') && names.includes('First'));
}

/** Null for what is not deflated, or more than a document needs. */
function inflated(content) {
  try {
    const finishFlush = constants.Z_SYNC_FLUSH;
    return inflateSync(content, { finishFlush, maxOutputLength: MOST_INFLATED }).toString('latin1');
  } catch {
    return null;
  }
}

/** Whether the document opens with an action that does other than turn to a page. */
function opensOtherThanPage(text, texts) {
  for (const { index, 0: word, 1: name } of text.matchAll(NAME)) {
    if (decoded(name) !== 'OpenAction') continue;
    const value = text.slice(index + word.length).trimStart();
    const [, number] = /^(\d+)\s+\d+\s+R/.exec(value) ?? [];
    const actions = number === undefined ? [value] : objectsNumbered(number, texts);
    if (actions.some((action) => !isTurn(action))) return true;
  }
  return false;
}

function isTurn(action) {
  // A place in the document, or the name of one.
  if (/^(?:\[|\(|\/|<[\da-f])/i.test(action)) return true;
  const [, inside = ''] = /^<<([^>]*)>>/.exec(action) ?? [];
  const names = namesIn(inside);
  return TURNS_PAGES.has(names[names.indexOf('S') + 1] ?? '') && !names.includes('URI');
}

/** Every object of a number, as it stands in the document or in a stream of objects. */
function objectsNumbered(number, texts) {
  const [plain = '', ...held] = texts;
  const inPlain = Array.from(
    plain.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d+\\s+obj\\b`, 'g')),
  );
  const own = inPlain.map(({ index, 0: head }) => plain.slice(index + head.length).trimStart());
  return [...own, ...held.flatMap((text) => heldNumbered(number, text))];
}

/** A stream of objects begins with their numbers and places, in pairs; the places count from behind the pairs. */
function heldNumbered(number, text) {
  const pairs = /^[\s\d]*/.exec(text)?.[0] ?? '';
  const numbers = pairs.trim().split(/\s+/);
  return numbers.flatMap((each, at) =>
    at % 2 === 0 && each === number
      ? [text.slice(pairs.length + Number(numbers[at + 1])).trimStart()]
      : [],
  );
}

/** What annotations of the pages do, as far as the reader says it. */
async function hasActiveAnnotation(file) {
  for (let at = 1; at <= file.numPages; at += 1) {
    const page = await file.getPage(at);
    if (await page.getJSActions()) return true;
    const annotations = await page.getAnnotations();
    // Only what leads to another file says whether it opens a window.
    if (annotations.some((each) => each.newWindow !== undefined || each.actions || each.file)) {
      return true;
    }
    page.cleanup();
  }
  return false;
}
