/** The specification's image extensions (section 9). */
export const imageExtensions = ['png', 'jpg', 'jpeg', 'bmp'] as const;

/** Whether a file's name ends in one of the extensions (given without the dot), case-insensitively. */
export function hasAllowedExtension(fileName: string, extensions: readonly string[]): boolean {
  const dot = fileName.lastIndexOf('.');
  if (dot < 1) return false;
  const own = fileName.slice(dot + 1).toLowerCase();
  return extensions.some((extension) => extension.toLowerCase() === own);
}
