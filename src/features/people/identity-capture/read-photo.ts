import { isHeicName } from '@contract/kernel/fields/file-extension';
import { MEASURED_SIDE, type QualityHint, qualityHints } from './photo-quality';

/** A photograph ready to be sent, with what may be wrong with it. */
export interface Photo {
  file: File;
  /** An address of this page under which it is shown; given back by `forget`. */
  url: string;
  hints: QualityHint[];
  /** This browser cannot draw it, and the server will. */
  unseen?: true;
}

const JPEG_QUALITY = 0.92;

/**
 * Measures a chosen file.
 * @throws Error when no picture can be read from it
 */
export async function readPhoto(file: File): Promise<Photo> {
  const url = URL.createObjectURL(file);
  const picture = await createImageBitmap(file).catch((error: unknown) => {
    if (isHeicName(file.name)) return null;
    URL.revokeObjectURL(url);
    throw error;
  });
  if (!picture) return { file, url, hints: [], unseen: true };
  const { width, height } = picture;
  const hints = measure(picture, width, height);
  picture.close();
  return { file, url, hints };
}

/** What the camera shows now, as a photograph. */
export async function takePhoto(video: HTMLVideoElement, name: string): Promise<Photo> {
  const { videoWidth: width, videoHeight: height } = video;
  const { canvas } = drawn(video, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  if (!blob) throw new Error('The camera gave no picture');
  const file = new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
  return { file, url: URL.createObjectURL(file), hints: measure(video, width, height) };
}

export function forget({ url }: Photo): void {
  URL.revokeObjectURL(url);
}

function measure(picture: CanvasImageSource, width: number, height: number): QualityHint[] {
  const scale = Math.min(1, MEASURED_SIDE / Math.max(width, height));
  const small = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const { context } = drawn(picture, small.width, small.height);
  return qualityHints({ width, height }, context.getImageData(0, 0, small.width, small.height));
}

function drawn(picture: CanvasImageSource, width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws nothing');
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, context };
}
