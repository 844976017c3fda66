import { preview } from '@contract/locales/es-MX/kernel/pdf';
import { t } from '@portal/i18n';
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { SkeletonLines } from '../kit/Skeletons';
import { type OpenedPdf, openPdf } from './open-pdf';
import { pagesShown } from './pages-shown';
import styles from './preview.module.css';
import type { PreviewView } from './use-preview-view';

GlobalWorkerOptions.workerSrc = workerAddress;

interface PdfPagesProps extends PreviewView {
  blob: Blob;
  name: string;
  /** What is said of a file that is none. */
  unseen: string;
  /** Its pages are here to be read. */
  onShown?: (() => void) | undefined;
  /** Its first page is drawn. */
  onDrawn?: (() => void) | undefined;
}

/** The pages of a PDF drawn here, each once it comes near: nothing in the file is run. */
export function PdfPages({ blob, name, unseen, zoom, quarters, onShown, onDrawn }: PdfPagesProps) {
  const [opened, setOpened] = useState<OpenedPdf>();
  useEffect(() => {
    let gone = false;
    let destroy = () => {};
    void open();
    return () => {
      gone = true;
      destroy();
    };

    // The bytes themselves: the page's policy lets no script fetch from another place than the server.
    async function open() {
      const data = new Uint8Array(await blob.arrayBuffer());
      if (gone) return;
      const loading = getDocument({ data, enableXfa: false });
      destroy = () => void loading.destroy();
      const found = await openPdf(loading.promise);
      if (!gone) setOpened(found);
    }
  }, [blob]);
  const isOpen = opened?.file !== undefined;
  useEffect(() => {
    if (isOpen) onShown?.();
  }, [isOpen, onShown]);
  if (!opened) return <SkeletonLines lines={8} />;
  const { file, notice } = opened;
  if (!file) return <p className={styles.unseen}>{notice ? t(preview[notice]) : unseen}</p>;
  const shown = pagesShown(file.numPages);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows of a keyboard move what is larger than its place.
    // biome-ignore lint/a11y/useSemanticElements: no fields stand in it.
    <div className={styles.pages} role="group" aria-label={name} tabIndex={0}>
      {notice ? <p className={styles.unseen}>{t(preview[notice])}</p> : null}
      {Array.from({ length: shown }, (_, at) => (
        <PdfPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name than their number.
          key={at}
          file={file}
          number={at + 1}
          name={name}
          zoom={zoom}
          quarters={quarters}
          onDrawn={at === 0 ? onDrawn : undefined}
        />
      ))}
      {shown < file.numPages && <p className={styles.unseen}>{t(preview.first, { shown })}</p>}
    </div>
  );
}

interface PdfPageProps extends PreviewView {
  file: PDFDocumentProxy;
  number: number;
  name: string;
  onDrawn: (() => void) | undefined;
}

function PdfPage({ file, number, name, zoom, quarters, onDrawn }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef(onDrawn);
  drawn.current = onDrawn;
  const near = useNear(canvas);
  useEffect(() => {
    const place = canvas.current;
    if (!near || !place) return;
    let gone = false;
    let cancel = () => {};
    const draw = (page: PDFPageProxy) => {
      if (gone) return;
      const rotation = (page.rotate + quarters * 90) % 360;
      const { width } = page.getViewport({ scale: 1, rotation });
      const fitted = (place.parentElement?.clientWidth ?? width) / width;
      const viewport = page.getViewport({
        scale: fitted * zoom * Math.min(devicePixelRatio, 2),
        rotation,
      });
      place.width = viewport.width;
      place.height = viewport.height;
      place.style.width = `${zoom * 100}%`;
      const task = page.render({ canvas: place, viewport });
      cancel = () => task.cancel();
      task.promise.then(
        () => {
          place.setAttribute('data-drawn', 'true');
          drawn.current?.();
        },
        () => undefined,
      );
    };
    // A file that is closed meanwhile has no pages.
    file.getPage(number).then(draw, () => undefined);
    return () => {
      gone = true;
      cancel();
    };
  }, [file, number, near, zoom, quarters]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t(preview.page, { page: number, pages: file.numPages, name })}
    />
  );
}

/** True once the element has come near what is seen. */
function useNear(place: { current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return near;
}
