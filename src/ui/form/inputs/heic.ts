/** Longest side that the server keeps of a picture. */
const MAX_SIDE = 4096;
const JPEG_QUALITY = 0.92;

/** Whether a file is a photograph as iPhones keep theirs, by its name. */
export const isHeic = (fileName: string): boolean => /\.hei[cf]$/i.test(fileName);

/** The same picture as JPEG, upright; null where the browser cannot read it (docs/decisions/0014-heic.md). */
export async function asJpeg(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  if (!blob) return null;
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}
