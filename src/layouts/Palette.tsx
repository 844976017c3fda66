import { common, themeNames } from '@portal/messages/common';
import { layout } from '@portal/messages/layout';
import { session as words } from '@portal/messages/session';
import { chooseTheme } from '@portal/private-app/theme-choice';
import { paletteFor, parentOf } from '@portal/routes/derive';
import { fillPath } from '@portal/routes/href';
import { matchScreen } from '@portal/routes/match';
import type { Screen } from '@portal/routes/table';
import { useHeld } from '@portal/session/permissions';
import { session } from '@portal/session/portal-session';
import { themes } from '@portal/ui/theme/theme';
import {
  type Action,
  type ActionImpl,
  getListboxItemId,
  KBAR_LISTBOX,
  KBarAnimator,
  KBarPortal,
  KBarPositioner,
  KBarProvider,
  KBarResults,
  useKBar,
  useRegisterActions,
  VisualState,
} from '@refinedev/kbar';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styles from './palette.module.css';
import { matchingEntries } from './palette-matches';
import { searchRecords } from './record-search';
import { useStarred } from './starred';

interface PaletteProps {
  screens: readonly Screen[];
  onClose: () => void;
}

/** Everything the person may open or do, found by typing: loaded on the first Ctrl or Cmd and K. */
export function Palette({ screens, onClose }: PaletteProps) {
  const actions = useActions(screens);
  return (
    <KBarProvider
      actions={actions}
      options={{ disableScrollbarManagement: true, toggleShortcut: '$none' }}
    >
      <KBarPortal>
        <KBarPositioner className={styles.backdrop}>
          <KBarAnimator className={styles.palette}>
            <Search />
            <Results />
          </KBarAnimator>
        </KBarPositioner>
      </KBarPortal>
      <OpenAtOnce onClose={onClose} />
      <Records screens={screens} />
    </KBarProvider>
  );
}

function useActions(screens: readonly Screen[]): Action[] {
  const held = useHeld();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const starred = useStarred();
  const match = matchScreen(screens, pathname);
  const up = match && parentOf(screens, match.screen);
  const go = (path: string) => () => void navigate(path);
  const { screens: places, actions, starred: favourites } = layout.paletteSections;
  return [
    ...(up && match
      ? [
          {
            id: 'up',
            name: layout.levelUp,
            section: actions,
            keywords: up.title,
            perform: go(fillPath(up.path, match.params)),
          },
        ]
      : []),
    ...paletteFor(screens, held).map(({ key, title, href, section, keywords }) => ({
      id: key,
      name: title,
      subtitle: section ?? undefined,
      section: starred.includes(key) ? favourites : places,
      keywords: keywords.join(' '),
      perform: go(href),
    })),
    ...themes.map((theme) => ({
      id: `theme-${theme}`,
      name: themeNames[theme],
      subtitle: common.theme,
      section: actions,
      keywords: 'tema color apariencia',
      perform: () => chooseTheme(theme),
    })),
    {
      id: 'logout',
      name: words.logout,
      section: actions,
      keywords: 'salir',
      perform: () => void session.logout(),
    },
  ];
}

/** The palette is only mounted to be open; when it has closed, it goes. */
function OpenAtOnce({ onClose }: { onClose: () => void }) {
  const { query, visual } = useKBar((state) => ({ visual: state.visualState }));
  const shown = useRef(false);
  useEffect(() => query.toggle(), [query]);
  useEffect(() => {
    // It begins hidden too: only hidden after having been shown means closed.
    if (visual !== VisualState.hidden) shown.current = true;
    else if (shown.current) onClose();
  }, [visual, onClose]);
  return null;
}

/** kbar's own input shows each letter only after its store has answered, and loses those of a quick typist. */
function Search() {
  const { query, active } = useKBar((state) => ({ active: state.activeIndex }));
  const [typed, setTyped] = useState('');
  useEffect(() => {
    query.getInput().focus();
    return () => query.setSearch('');
  }, [query]);
  return (
    <input
      ref={query.inputRefSetter}
      className={styles.search}
      value={typed}
      placeholder={layout.palette}
      aria-label={layout.palette}
      role="combobox"
      aria-expanded
      aria-controls={KBAR_LISTBOX}
      aria-activedescendant={getListboxItemId(active)}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => {
        setTyped(event.target.value);
        query.setSearch(event.target.value);
      }}
    />
  );
}

/** The person's own records whose text contains what is typed. */
function Records({ screens }: { screens: readonly Screen[] }) {
  const held = useHeld();
  const navigate = useNavigate();
  const { typed } = useKBar((state) => ({ typed: state.searchQuery.trim() }));
  const [found, setFound] = useState<Action[]>([]);
  useEffect(() => {
    if (typed.length < 3) return setFound([]);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void searchRecords(typed, screens, held, asking.signal)
        .then((records) =>
          setFound(
            records.map(({ id, title, subtitle, href }) => ({
              id,
              name: title,
              subtitle,
              section: layout.paletteSections.records,
              keywords: typed,
              perform: () => void navigate(href),
            })),
          ),
        )
        // Whoever types on, or is offline, still has the screens.
        .catch(() => undefined);
    }, 200);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [typed, screens, held, navigate]);
  useRegisterActions(found, [found]);
  return null;
}

/** kbar's own matching answers a moment after the last letter: Enter would open what was there before. */
function Results() {
  const { actions, typed } = useKBar((state) => ({
    actions: state.actions,
    typed: state.searchQuery,
  }));
  const results = useMemo(
    () => matchingEntries(Object.values(actions).map(asEntry), typed).map(itemOf),
    [actions, typed],
  );
  if (results.length === 0) return <p className={styles.empty}>{layout.paletteEmpty}</p>;
  return (
    <KBarResults
      items={results}
      maxHeight={360}
      onRender={({ item, active }) =>
        typeof item === 'string' ? (
          <div className={styles.section}>{item}</div>
        ) : (
          <div className={styles.item} data-active={active || undefined}>
            <span>{item.name}</span>
            {item.subtitle ? <small>{item.subtitle}</small> : null}
          </div>
        )
      }
    />
  );
}

const asEntry = (action: ActionImpl) => ({
  id: action.id,
  name: action.name,
  subtitle: action.subtitle,
  section: typeof action.section === 'string' ? action.section : '',
  keywords: action.keywords ?? '',
  action,
});

const itemOf = (item: string | ReturnType<typeof asEntry>) =>
  typeof item === 'string' ? item : item.action;
