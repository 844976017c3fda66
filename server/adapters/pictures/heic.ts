import libheif from 'libheif-js/libheif-wasm/libheif.js';
import { findLimitProblem, type LimitProblem, MAX_SQUARE_SIDE } from './limits';

// Numbers of the library's interface (heif_image.h, heif_error.h).
const COLORSPACE_RGB = 1;
const CHROMA_INTERLEAVED_RGB = 10;
const CHANNEL_INTERLEAVED = 10;
const CHANNELS = 3;
/** Of a failed call: its code, a finer one, and words. */
const ERROR_BYTES = 12;
const POINTER_BYTES = 4;
/** Before what a camera wrote: after how many more bytes it begins. */
const EXIF_BEGIN_BYTES = 4;

/** A decoded photograph, upright. */
interface Pixels {
  pixels: Uint8Array;
  width: number;
  height: number;
  channels: typeof CHANNELS;
  /** What the camera wrote, as a JPEG has it. */
  exif: Uint8Array | null;
}

/**
 * Decodes a photograph as iPhones keep theirs, by the library's own calls: its wrapper decodes before anybody knows how
 * large it is.
 *
 * @throws Error when it is not whole
 */
export function decodeHeic(bytes: Buffer): Pixels | LimitProblem {
  const heif = libheif({ print: () => undefined, printErr: () => undefined });
  const memory = (): Uint8Array => heif.HEAPU8;
  const numberAt = (at: number) => new DataView(memory().buffer).getUint32(at, true);
  const error = heif._malloc(ERROR_BYTES);
  const assertDone = () => {
    if (numberAt(error) !== 0) throw new Error('libheif refuses it');
  };
  const copied = (data: Uint8Array) => {
    const at = heif._malloc(data.length);
    memory().set(data, at);
    return at;
  };
  const out = heif._malloc(POINTER_BYTES);

  const context = heif._heif_context_alloc();
  heif._heif_context_set_maximum_image_size_limit(context, MAX_SQUARE_SIDE);
  heif._heif_context_read_from_memory(error, context, copied(bytes), bytes.length, 0);
  assertDone();
  heif._heif_context_get_primary_image_handle(error, context, out);
  assertDone();
  const handle = numberAt(out);
  const problem = findLimitProblem({
    width: heif._heif_image_handle_get_width(handle),
    height: heif._heif_image_handle_get_height(handle),
    channels: CHANNELS,
    bytesPerChannel: 1,
  });
  if (problem) return problem;

  // Upright: the file says how it is turned, and the library turns it.
  heif._heif_decode_image(error, handle, out, COLORSPACE_RGB, CHROMA_INTERLEAVED_RGB, 0);
  assertDone();
  const image = numberAt(out);
  const width = heif._heif_image_get_width(image, CHANNEL_INTERLEAVED);
  const height = heif._heif_image_get_height(image, CHANNEL_INTERLEAVED);
  const plane = heif._heif_image_get_plane_readonly2(image, CHANNEL_INTERLEAVED, out);
  const stride = numberAt(out);
  const row = width * CHANNELS;
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    const at = plane + y * stride;
    pixels.set(memory().subarray(at, at + row), y * row);
  }

  function exif(): Uint8Array | null {
    const kind = copied(Buffer.from('Exif\0'));
    if (heif._heif_image_handle_get_list_of_metadata_block_IDs(handle, kind, out, 1) === 0) {
      return null;
    }
    const id = numberAt(out);
    const size = heif._heif_image_handle_get_metadata_size(handle, id);
    const at = heif._malloc(Math.max(size, EXIF_BEGIN_BYTES));
    heif._heif_image_handle_get_metadata(error, handle, id, at);
    if (numberAt(error) !== 0) return null;
    const begin = new DataView(memory().buffer).getUint32(at);
    return memory().slice(at + EXIF_BEGIN_BYTES + begin, at + size);
  }
  return { pixels, width, height, channels: CHANNELS, exif: exif() };
}
