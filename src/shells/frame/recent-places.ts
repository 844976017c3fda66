import { useDraftOwner } from '@portal/ui/form/draft-owner';
import { readDraft, writeDraft } from '@portal/ui/form/drafts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A page that was on the screen: its path, and the title that it had. */
export interface Place {
  path: string;
  title: string;
}

const MOST = 8;
const keyOf = (owner: string) => ({ owner, form: 'recent-places' });

/** The pages that this person was on last in this tab, the newest first. Kept, and forgotten, as drafts are. */
export function recentPlaces(owner: string | undefined): Place[] {
  const kept = owner ? readDraft(keyOf(owner))?.places : [];
  return Array.isArray(kept) ? kept.filter(isPlace) : [];
}

const isPlace = (kept: unknown): kept is Place =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof Reflect.get(kept, 'path') === 'string' &&
  typeof Reflect.get(kept, 'title') === 'string';

/** Keeps the page that is shown, again once its record has completed its title. */
export function useRecentPlace(title: string): void {
  const owner = useDraftOwner();
  const { pathname: path } = useLocation();
  useEffect(() => {
    if (!owner) return;
    const others = recentPlaces(owner).filter((place) => place.path !== path);
    writeDraft(keyOf(owner), { places: [{ path, title }, ...others].slice(0, MOST) }, []);
  }, [owner, path, title]);
}
