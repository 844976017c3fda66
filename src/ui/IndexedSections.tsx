import { layout } from '@contract/locales/es-MX/kernel/layout';
import { t } from '@portal/i18n';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './indexed-sections.module.css';
import { PageIndex, type TellIndex } from './kit/page-index';
import { useUnderWidth } from './table/use-under-width';

interface Entry {
  title: string;
  section: HTMLElement;
}

/**
 * The sections of a long page under an index of those that it has. Each has its place in the address, which stays there,
 * can be shared, and is gone to once the section is there. On a narrow screen the index is folded, and stays in sight.
 */
export function IndexedSections({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const tell = useCallback<TellIndex>((section, title) => {
    section.id = anchorOf(title);
    const entry = { section, title };
    setEntries((known) => [...known, entry].sort(byPlace));
    return () => setEntries((known) => known.filter((one) => one !== entry));
  }, []);
  useAskedSection(entries);
  return (
    <>
      {entries.length > 1 ? <Index titles={entries.map(({ title }) => title)} /> : null}
      <PageIndex value={tell}>{children}</PageIndex>
    </>
  );
}

function byPlace(one: Entry, other: Entry): number {
  const place = one.section.compareDocumentPosition(other.section);
  return place & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function Index({ titles }: { titles: readonly string[] }) {
  const folds = useUnderWidth(992);
  const details = useRef<HTMLDetailsElement>(null);
  const { search, hash } = useLocation();
  const links = titles.map((title) => {
    const to = `#${anchorOf(title)}`;
    return (
      <li key={to}>
        <Link
          to={{ search, hash: to }}
          aria-current={hash === to ? 'location' : undefined}
          onClick={() => details.current?.removeAttribute('open')}
        >
          {title}
        </Link>
      </li>
    );
  });
  return (
    <nav className={styles.index} aria-label={t(layout.paletteSections.page)}>
      {folds ? (
        <details ref={details}>
          <summary>{t(layout.paletteSections.page)}</summary>
          <ul>{links}</ul>
        </details>
      ) : (
        <ul>{links}</ul>
      )}
    </nav>
  );
}

/** Shows the section that the address names, once for each time that it is asked for, as soon as it is there. */
function useAskedSection(entries: readonly Entry[]) {
  const { hash, key } = useLocation();
  const shown = useRef<string>(undefined);
  const section = entries.find(({ title }) => `#${anchorOf(title)}` === hash)?.section;
  useEffect(() => {
    if (!section || shown.current === key) return;
    shown.current = key;
    section.scrollIntoView();
    // Who goes on by keyboard goes on from there.
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  }, [section, key]);
}

/** The place of a section in an address: "Tabla de amortización" → "tabla-de-amortizacion". */
export const anchorOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';
