import { matchScreen } from '@contract/kernel/match-screen';
import { session as sessionWords } from '@contract/locales/es-MX/identity/session';
import { common } from '@contract/locales/es-MX/kernel/common';
import { layout, themeNames } from '@contract/locales/es-MX/kernel/layout';
import { t, texts } from '@portal/i18n';
import { actsFor } from '@portal/screens/acts';
import { addressOf, canOpen, paletteFor, parentOf } from '@portal/screens/derive';
import type { Screen } from '@portal/screens/public-table';
import { useHeld } from '@portal/session/permissions';
import { session } from '@portal/session/portal-session';
import { actingUser } from '@portal/session/state';
import { chooseTheme } from '@portal/session/theme-choice';
import { useSession } from '@portal/session/use-session';
import { useDraftOwner } from '@portal/ui/form/draft-owner';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { themes } from '@portal/ui/theme/theme';
import {
  type Action,
  type ActionImpl,
  KBarAnimator,
  KBarPortal,
  KBarPositioner,
  KBarProvider,
  useKBar,
  VisualState,
} from '@refinedev/kbar';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { placeActs } from './other-places';
import { type PaletteChoice, PaletteList } from './PaletteList';
import { openAndDo, pageActs } from './page-acts';
import styles from './palette.module.css';
import { recentPlaces } from './recent-places';
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
            <Choices screens={screens} />
          </KBarAnimator>
        </KBarPositioner>
      </KBarPortal>
      <OpenAtOnce onClose={onClose} />
    </KBarProvider>
  );
}

function useActions(screens: readonly Screen[]): Action[] {
  const held = useHeld();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const starred = useStarred();
  const user = useSession(actingUser);
  const { notDone } = useOutcome();
  const owner = useDraftOwner();
  // As the page was when the palette opened: what is typed here changes neither.
  const [acts] = useState(pageActs);
  const [recent] = useState(() => recentPlaces(owner).filter(({ path }) => path !== pathname));
  const match = matchScreen(screens, pathname);
  const up = match && parentOf(screens, match.screen);
  const go = (path: string) => () => void navigate(path);
  const {
    recent: last,
    screens: places,
    actions,
    page,
    starred: favourites,
  } = texts(layout.paletteSections);
  const offered = paletteFor(screens, held);
  const isStarred = (path: string) =>
    offered.some(({ key, href }) => href === path && starred.includes(key));
  // What was opened in another role is not of this one.
  const shownLast = recent.flatMap(({ path, title }) => {
    const screen = matchScreen(screens, path)?.screen;
    return screen && canOpen(screen, held) && !isStarred(path) ? [{ path, title, screen }] : [];
  });
  return [
    ...acts.map(({ name, of, perform }) => ({
      id: `act-${name}-${of}`,
      name,
      subtitle: of,
      section: page,
      perform,
    })),
    ...shownLast.map(({ path, title, screen }) => ({
      id: `recent-${path}`,
      name: title,
      subtitle: screen.title === title ? undefined : screen.title,
      section: last,
      perform: go(path),
    })),
    ...actsFor(screens, held)
      // What the page shows is done as it stands, with what it is narrowed by.
      .filter(
        ({ screen, button }) =>
          screen.key !== match?.screen.key || !acts.some(({ name }) => name === button),
      )
      .map(({ screen, name, keywords, href, button }) => ({
        id: `do-${screen.key}-${name}`,
        name,
        subtitle: screen.title,
        section: actions,
        keywords,
        perform: () => {
          const open = () => void navigate(href);
          if (button) openAndDo(href, open, { button, title: screen.title });
          else open();
        },
      })),
    ...(up && match
      ? [
          {
            id: 'up',
            name: t(layout.levelUp),
            section: actions,
            keywords: up.title,
            perform: go(addressOf(up, { params: match.params, search })),
          },
        ]
      : []),
    ...offered
      .filter(({ href }) => !shownLast.some(({ path }) => path === href))
      .map(({ key, title, href, section, keywords }) => ({
        id: key,
        name: title,
        subtitle: section ?? undefined,
        section: starred.includes(key) ? favourites : places,
        keywords: keywords.join(' '),
        perform: go(href),
      })),
    ...themes.map((theme) => ({
      id: `theme-${theme}`,
      name: t(themeNames[theme]),
      subtitle: t(common.theme),
      section: actions,
      keywords: 'cambiar tema color apariencia',
      perform: () => chooseTheme(theme),
    })),
    ...(user ? placeActs(user, notDone) : []).map((place) => ({ ...place, section: actions })),
    {
      id: 'logout',
      name: t(sessionWords.logout),
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
  useEffect(() => {
    // kbar throws on a key pressed before there is a field.
    query.inputRefSetter(document.createElement('input'));
    query.toggle();
  }, [query]);
  useEffect(() => {
    // It begins hidden too: only hidden after having been shown means closed.
    if (visual !== VisualState.hidden) shown.current = true;
    else if (shown.current) onClose();
  }, [visual, onClose]);
  return null;
}

/** What may be opened or done, and the person's own records whose text contains what is typed. */
function Choices({ screens }: { screens: readonly Screen[] }) {
  const { query, actions } = useKBar((state) => ({ actions: state.actions }));
  const [typed, setTyped] = useState('');
  const { records, searching } = useRecords(typed.trim(), screens);
  const choices = useMemo(
    () => [...Object.values(actions).map(choiceOf), ...records],
    [actions, records],
  );
  return (
    <div role="dialog" aria-modal aria-label={t(layout.palette)}>
      <PaletteList
        inputRef={(field) => {
          if (field) query.inputRefSetter(field);
        }}
        typed={typed}
        choices={choices}
        searching={searching}
        onType={setTyped}
        onChoose={({ perform }) => {
          query.toggle();
          perform();
        }}
      />
    </div>
  );
}

const choiceOf = (action: ActionImpl): PaletteChoice => ({
  id: action.id,
  name: action.name,
  subtitle: action.subtitle,
  section: typeof action.section === 'string' ? action.section : '',
  keywords: action.keywords ?? '',
  perform: () => action.command?.perform(action),
});

interface Found {
  /** What they were looked for by. */
  typed: string;
  records: readonly PaletteChoice[];
}

const none: Found = { typed: '', records: [] };
const FEWEST_LETTERS = 3;

/** Records found by what is typed, once the person rests. */
function useRecords(typed: string, screens: readonly Screen[]) {
  const held = useHeld();
  const navigate = useNavigate();
  const [found, setFound] = useState<Found>(none);
  useEffect(() => {
    if (typed.length < FEWEST_LETTERS) return setFound(none);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void searchRecords(typed, screens, held, asking.signal)
        .then((records) =>
          setFound({
            typed,
            records: records.map(({ id, title, subtitle, href, begins }) => ({
              id,
              name: title,
              subtitle,
              section: t(layout.paletteSections.records),
              keywords: typed,
              perform: () => {
                const open = () => void navigate(href);
                if (begins) openAndDo(href, open, begins);
                else open();
              },
            })),
          }),
        )
        // Offline: the screens are still listed. What typing on aborts is asked anew.
        .catch(() => asking.signal.aborted || setFound({ typed, records: [] }));
    }, 200);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [typed, screens, held, navigate]);
  const searching = typed.length >= FEWEST_LETTERS && found.typed !== typed;
  return { records: found.records, searching };
}
