import { BESIDE } from '@contract/kernel/beside';
import { Link, type LinkProps, useSearchParams } from 'react-router';

/** Which record of a list the address says is shown beside it, and how to close that. */
export function useBeside(): { id: string | undefined; close: () => void } {
  const [params, setParams] = useSearchParams();
  return {
    id: params.get(BESIDE) || undefined,
    close: () => {
      const current = new URLSearchParams(window.location.search);
      current.delete(BESIDE);
      setParams(current, { replace: true, preventScrollReset: true });
    },
  };
}

interface BesideLinkProps
  extends Pick<LinkProps, 'className' | 'children' | 'aria-label' | 'draggable'> {
  id: string;
  /** Its name in the address, where the list has one of its own. */
  name?: string;
}

/** The name of a record that its list shows beside itself: a link to the same list, narrowed as it is, with that open. */
export function BesideLink({ id, name = BESIDE, ...looks }: BesideLinkProps) {
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.set(name, id);
  return <Link {...looks} to={{ search: search.toString() }} preventScrollReset />;
}
