/** The specification's image extensions (section 9). */
export const imageExtensions = ['png', 'jpg', 'jpeg', 'bmp'] as const;

/** What cameras make. */
export const cameraExtensions = ['png', 'jpg', 'jpeg'] as const;

/** Whether a file's name ends in one of the extensions (given without the dot), case-insensitively. */
export function hasAllowedExtension(fileName: string, extensions: readonly string[]): boolean {
  const dot = fileName.lastIndexOf('.');
  if (dot < 1) return false;
  const own = fileName.slice(dot + 1).toLowerCase();
  return extensions.some((extension) => extension.toLowerCase() === own);
}

/** Of photographs as iPhones keep them. */
export const heicExtensions = ['heic', 'heif'];

/** Whether a file is called as iPhones call their photographs. */
export const isHeicName = (fileName: string): boolean =>
  hasAllowedExtension(fileName, heicExtensions);

/** Whether JPEG is among the extensions, and with it what a camera takes. */
export const takesPhotographs = (extensions: readonly string[]): boolean =>
  extensions.some((extension) => /^jpe?g$/i.test(extension));

/**
 * Whether a file may be brought to a place by its name. Where JPEG may be, an iPhone's photograph may too, since the
 * server keeps it as JPEG (docs/decisions/0014-heic.md); the extensions that people read do not name it.
 */
export const isTaken = (fileName: string, extensions: readonly string[]): boolean =>
  hasAllowedExtension(fileName, extensions) ||
  (takesPhotographs(extensions) && isHeicName(fileName));

/** The name under which a file is kept: of an iPhone's photograph, that of the JPEG that it is by then. */
export const keptName = (fileName: string): string =>
  isHeicName(fileName) ? fileName.replace(/\.\w+$/, '.jpg') : fileName;
