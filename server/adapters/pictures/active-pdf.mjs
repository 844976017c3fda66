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
/** Of all streams of one file together; the objects of a document of thousands of pages take less. */
const MOST_INFLATED = 96 * 1024 * 1024;
/** In pieces as small as usual so much takes several times its memory. */
const [SMALLEST_PIECE, LARGEST_PIECE] = [16 * 1024, 1024 * 1024];

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
  if (texts.some((text) => opensOtherThanPage(text, texts) || actsByItself(text))) return true;
  // Decrypted by the reader, and in encodings that only it knows.
  if ((await file.getJSActions()) ?? (await file.getAttachments())) return true;
  if (isWhole) return false;
  // Nobody but who hides something packs objects otherwise, save where the document is encrypted.
  const { info } = await file.getMetadata();
  return info.EncryptFilterName === null || hasActiveAnnotation(file);
}

/**
 * What the streams that may hold objects hold: such a stream begins with numbers, whatever is said of it. `isWhole` is false
 * where one that is said to hold them is not to be read, as of an encrypted document, and where all of them inflate to more
 * than a document needs: the rest is not read then.
 */
function objectStreams(bytes, plain) {
  const held = [];
  const budget = { left: MOST_INFLATED, isSpent: false };
  let [isWhole, before] = [true, 0];
  // Readers pass over whatever stands between the word and the end of its line.
  for (const { index, 0: word } of plain.matchAll(/\bstream[^\r\n]*(?:\r?\n|\r)/g)) {
    const said = readHeldObjects(dictionaryBefore(plain.slice(before, index)));
    const from = index + word.length;
    const begin = inflated(
      bytes.subarray(from, from + 512),
      { left: MOST_INFLATED },
      constants.Z_SYNC_FLUSH,
    );
    const isRead = begin !== null && NUMBERS_FIRST.test(begin);
    const whole = isRead ? inflatedFrom(bytes, plain, from, budget) : null;
    if (budget.isSpent) return { held, isWhole: false };
    if (whole !== null) {
      held.push(whole);
      budget.left -= whole.length;
    }
    if (said && (whole === null || said.isCoded)) isWhole = false;
    before = from;
  }
  return { held, isWhole };
}

/** As many ends of a stream are tried as its bytes may contain by chance. */
const MOST_ENDS = 20;

/** A stream that is deflated, as far as that goes: the word that ends it may stand in its bytes, too. */
function inflatedFrom(bytes, plain, from, budget) {
  let end = from - 1;
  for (let tried = 0; tried < MOST_ENDS && !budget.isSpent; tried += 1) {
    end = plain.indexOf('endstream', end + 1);
    if (end === -1) return null;
    const whole = inflated(bytes.subarray(from, end), budget);
    if (whole !== null) return whole;
  }
  return null;
}

const NUMBERS_FIRST = /^(?:[\0\s]|%[^\r\n]*[\r\n])*\d/;
const STRING = /\((?:\\[\s\S]|[^\\()])*\)/g;
const MOST_NESTED = 20;

/** What stands between the beginning of an object and its stream, without its strings, which may say anything. */
function dictionaryBefore(text) {
  let bare = text;
  for (let depth = 0; depth < MOST_NESTED && bare.includes('('); depth += 1) {
    bare = bare.replace(STRING, ' ');
  }
  let at = bare.lastIndexOf('obj');
  while (at > 0 && /\w/.test(bare.charAt(at - 1))) at = bare.lastIndexOf('obj', at - 1);
  return bare.slice(Math.max(at, 0));
}

/** How a stream is said to hold objects: in the usual encoding or another one; null when it is not said to. */
function readHeldObjects(dictionary) {
  const names = namesIn(dictionary);
  if (!names.includes('ObjStm') && !(names.includes('N') && names.includes('First'))) return null;
  const filters = names.filter((name) => /Decode$|^(?:Crypt|Fl|AHx|A85|LZW|RL)$/.test(name));
  const isUsual = filters.length === 1 && (filters[0] === 'FlateDecode' || filters[0] === 'Fl');
  return { isCoded: !isUsual || names.includes('DecodeParms') || names.includes('DP') };
}

/** Null for what is not deflated, for what is not all of it, and for more than is left of the budget, which is spent then. */
function inflated(content, budget, finishFlush = constants.Z_FINISH) {
  try {
    const maxOutputLength = Math.max(budget.left, 1);
    const chunkSize = Math.min(Math.max(4 * content.length, SMALLEST_PIECE), LARGEST_PIECE);
    return inflateSync(content, { finishFlush, maxOutputLength, chunkSize }).toString('latin1');
  } catch (error) {
    // Too much of it, or for the memory of this process; an error of zlib is one of what it reads.
    budget.isSpent = !String(error.code).startsWith('Z_');
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

/** Whether something happens when a page or a field is only looked at. */
const actsByItself = (text) =>
  Array.from(text.matchAll(NAME)).some(
    ({ index, 0: word, 1: name }) =>
      decoded(name) === 'AA' &&
      /^\s*(?:<<|\d+\s+\d+\s+R)/.test(text.slice(index + word.length, index + word.length + 40)),
  );

function isTurn(action) {
  // A place in the document, or the name of one.
  if (/^(?:\[|\(|\/|<[\da-f])/i.test(action)) return true;
  const [, inside = ''] = /^<<([^>]*)>>/.exec(action) ?? [];
  const names = namesIn(inside);
  const turns = TURNS_PAGES.has(names[names.indexOf('S') + 1] ?? '');
  // Nor may another action follow it.
  return turns && !names.includes('URI') && !names.includes('Next');
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
    // What leads to another file says whether it opens a window, or is an address that is none of the web.
    const isActive = annotations.some(
      ({ newWindow, actions, file: carried, url, unsafeUrl }) =>
        newWindow !== undefined || actions || carried || (unsafeUrl && !url),
    );
    if (isActive) return true;
    page.cleanup();
  }
  return false;
}
