import { slots } from '@contract/locales/es-MX/documents/slots';
import { t } from '@portal/i18n';
import type { ShownBytes } from '@portal/ui/paper/FileView';
import { useEffect, useState } from 'react';

/** How a file is shown, by its name: what browsers say of it is not always there. Data is only read. */
const typeByExtension = new Map([
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['bmp', 'image/bmp'],
  ['heic', 'image/heic'],
  ['heif', 'image/heif'],
  ['xml', 'text/plain;charset=utf-8'],
]);

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** A chosen file's size as people read it. */
export function sizeText(bytes: number): string {
  return bytes < MEGABYTE
    ? t(slots.kilobytes, { size: Math.ceil(bytes / KILOBYTE) })
    : t(slots.megabytes, { size: Math.round((bytes / MEGABYTE) * 10) / 10 });
}

/** Shortest side at which what a paper says can be read. */
const LEAST_SIDE = 400;

interface PictureSize {
  width: number;
  height: number;
}

/** How many pixels a chosen picture has, when that is too few to be read. */
export function useTooSmall(shown: ShownBytes | undefined): PictureSize | undefined {
  const [size, setSize] = useState<PictureSize>();
  useEffect(() => {
    setSize(undefined);
    if (!shown?.blob.type.startsWith('image/')) return;
    const picture = new Image();
    picture.onload = () => setSize({ width: picture.naturalWidth, height: picture.naturalHeight });
    picture.src = shown.address;
    return () => {
      picture.onload = null;
    };
  }, [shown]);
  return size && Math.min(size.width, size.height) < LEAST_SIDE ? size : undefined;
}

/** The bytes of a file of this device, with an address in this page for as long as they are shown. */
export function useFileBytes(file: File): ShownBytes | undefined {
  const [shown, setShown] = useState<ShownBytes>();
  useEffect(() => {
    const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
    const blob = file.slice(0, file.size, typeByExtension.get(extension));
    const address = URL.createObjectURL(blob);
    setShown({ blob, address });
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return shown;
}
