import { heicExtensions, takesPhotographs } from '@contract/kernel/fields/file-extension';

/**
 * What a chooser offers (`accept`). Where photographs may be brought it names HEIC, which Android and computers would hide
 * otherwise; an iPhone turns its photographs into JPEG by itself as long as HEIC is not named.
 */
export function listChoosable(extensions: readonly string[]): string {
  const offered =
    takesPhotographs(extensions) && !turnsIntoJpeg()
      ? [...extensions, ...heicExtensions]
      : extensions;
  return offered.map((extension) => `.${extension}`).join(',');
}

/** Safari on iPhones and iPads alone knows this property. */
const turnsIntoJpeg = () => CSS.supports('-webkit-touch-callout', 'none');
