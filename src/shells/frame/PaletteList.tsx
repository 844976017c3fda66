import { layout } from '@contract/locales/es-MX/kernel/layout';
import { t } from '@portal/i18n';
import { type KeyboardEvent, type Ref, useEffect, useId, useMemo, useRef, useState } from 'react';
import styles from './palette.module.css';
import { matchingEntries, type PaletteEntry } from './palette-matches';

export interface PaletteChoice extends PaletteEntry {
  perform: () => void;
}

interface PaletteListProps {
  inputRef: Ref<HTMLInputElement>;
  typed: string;
  choices: readonly PaletteChoice[];
  /** More of them may come. */
  searching: boolean;
  onType: (text: string) => void;
  onChoose: (choice: PaletteChoice) => void;
}

/**
 * The palette's field and what matches it: a combobox whose focus stays in the field. kbar's own list
 * measures rows while React draws them, which fails when the matches change meanwhile.
 */
export function PaletteList(props: PaletteListProps) {
  const { inputRef, typed, choices, searching, onType, onChoose } = props;
  const id = useId();
  const [active, setActive] = useState(0);
  const current = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => grouped(matchingEntries(choices, typed)), [choices, typed]);
  const found = groups.flatMap(({ items }) => items);
  const index = Math.min(active, found.length - 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is the current one.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [index]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const chosen = found[index];
    if (event.key === 'ArrowDown') setActive(Math.min(index + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(index - 1, 0));
    else if (event.key === 'Enter' && chosen) onChoose(chosen);
    // The only thing in the dialog that takes the focus.
    else if (event.key !== 'Tab') return;
    event.preventDefault();
  }

  return (
    <>
      <input
        ref={inputRef}
        // biome-ignore lint/a11y/noAutofocus: the dialog opens to be typed in.
        autoFocus
        className={styles.search}
        value={typed}
        placeholder={t(layout.palette)}
        aria-label={t(layout.palette)}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}-${index}` : undefined}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setActive(0);
          onType(target.value);
        }}
      />
      {/* Always there: what is said of results is heard as it changes, also when they come later. */}
      <p className={found.length === 0 ? styles.empty : 'visually-hidden'} role="status">
        {saidOf(found.length, typed, searching)}
      </p>
      <div id={id} role="listbox" aria-label={t(layout.palette)} className={styles.list}>
        {groups.map(({ title, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
          <div key={title} role="group" aria-label={title}>
            <div className={styles.section} aria-hidden>
              {title}
            </div>
            {items.map((item) => {
              const place = found.indexOf(item);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses in the field.
                // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the current option.
                <div
                  key={item.id}
                  id={`${id}-${place}`}
                  ref={place === index ? current : undefined}
                  role="option"
                  aria-selected={place === index}
                  className={styles.item}
                  data-active={place === index || undefined}
                  onPointerMove={() => setActive(place)}
                  // A press would take the focus out of the field.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(item)}
                >
                  <span>{item.name}</span>
                  {item.subtitle ? <small>{item.subtitle}</small> : null}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

function saidOf(found: number, typed: string, searching: boolean): string {
  if (found === 0) return t(searching ? layout.paletteSearching : layout.paletteEmpty);
  if (typed === '') return '';
  const count = t(layout.paletteFound, { count: found });
  return searching ? `${count}. ${t(layout.paletteSearching)}` : count;
}

interface Group {
  title: string;
  items: PaletteChoice[];
}

function grouped(matches: readonly (string | PaletteChoice)[]): Group[] {
  const groups: Group[] = [];
  for (const match of matches) {
    if (typeof match === 'string') groups.push({ title: match, items: [] });
    else groups.at(-1)?.items.push(match);
  }
  return groups;
}
